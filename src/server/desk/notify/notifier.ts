import type { Logger } from 'pino';
import type { Settings } from '../../settings/settings';
import type { Sheet } from '../../sources/sheet';
import type { Database } from '../../storage/database/database';
import { ARRIVAL_KINDS, arrivalNews } from './arrivals';
import { type Mark, type News, notifySince } from './mark';
import { problemNews } from './sheet-problems';
import { reasonOf, type Way, waysOf } from './ways';

const EVERY_MS = 60_000;
/** Mail servers that delay their greeting take some seconds. */
const SEND_MS = 10_000;
/** How long a stop waits for a message that is on its way. */
const STOP_MS = 1000;

/** A sheet whose problems are notified to its editors. */
export type NotifiedSheet = Pick<Sheet, 'name' | 'version' | 'report'>;

interface NotifierParts {
  settings: Pick<Settings, 'notifications' | 'timeZone'>;
  /** The site's address, without a slash at its end. */
  address: string;
  database: Database;
  sheets: readonly NotifiedSheet[];
  log: Logger;
}

/**
 * Notifies officers about new applications and messages, and editors about new problems of sheets. Looks for them once a
 * minute; what was notified is in the database, so that a restart loses nothing.
 */
export class Notifier {
  readonly #ways: readonly Way[];
  /** The version of each sheet at the last look, and whether its problems are notified. */
  readonly #sheets = new Map<string, { version: string; isNotified: boolean }>();
  /** The names of what failed the last time, which is logged once. */
  readonly #failing = new Set<string>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;

  constructor(readonly parts: NotifierParts) {
    this.#ways = waysOf(parts.settings);
  }

  /** Looks at once, and then every minute. */
  start(): void {
    void this.look();
    this.#timer = setInterval(() => void this.look(), EVERY_MS).unref();
  }

  /** Waits a second for messages that are on their way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const timer = setTimeout(() => this.#stopping.abort(), STOP_MS);
    await this.#looking;
    clearTimeout(timer);
  }

  /** Sends what is new. Never fails. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { settings, sheets, ...parts } = this.parts;
    const context = { ...parts, timeZone: settings.timeZone };
    for (const way of this.#ways) {
      if (way.name === 'editors') for (const sheet of sheets) await this.#notifyEditors(way, sheet);
      else
        for (const kind of ARRIVAL_KINDS)
          await this.#notify(way, kind.section, (mark) => arrivalNews(context, kind, mark));
    }
  }

  async #notifyEditors(way: Way, sheet: NotifiedSheet): Promise<void> {
    const version = sheet.version();
    const last = this.#sheets.get(sheet.name);
    // Editors may still be typing, so wait until the sheet has rested for a minute.
    if (last?.version !== version) this.#sheets.set(sheet.name, { version, isNotified: false });
    else if (!last.isNotified)
      last.isNotified = await this.#notify(way, sheet.name, async (mark) =>
        problemNews(await sheet.report(), mark, this.parts.address),
      );
  }

  /** Sends the news about a subject, and logs its first failure. @returns whether nothing failed. */
  async #notify(way: Way, subject: string, find: (mark: Mark) => Promise<News | null>): Promise<boolean> {
    if (this.#stopping.signal.aborted) return false;
    const notification = `${subject}.${way.name}`;
    try {
      await notifySince(this.parts.database, `notified.${notification}`, find, async (message) => {
        await way.send(message, AbortSignal.any([AbortSignal.timeout(SEND_MS), this.#stopping.signal]));
        this.parts.log.info({ way: way.name }, 'a notification was sent');
      });
      this.#failing.delete(notification);
      return true;
    } catch (error) {
      const about = { notification, reason: reasonOf(error) };
      if (!this.#failing.has(notification))
        this.parts.log.warn(about, 'a notification could not be sent; the server tries again every minute');
      this.#failing.add(notification);
      return false;
    }
  }
}
