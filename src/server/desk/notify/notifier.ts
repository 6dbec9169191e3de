import type { Logger } from 'pino';
import type { Society } from '../../../model/society/society';
import type { Settings } from '../../settings/settings';
import type { Sheet } from '../../sources/sheet';
import type { Database } from '../../storage/database/database';
import type { DiskSpace } from '../../storage/disk-space';
import { ARRIVAL_KINDS, arrivalUpdate } from './arrivals';
import { type Channel, channelsOf, reasonOf } from './channels';
import { type Checkpoint, notifySince, type Update } from './checkpoint';
import { lowDiskUpdate } from './low-disk';
import { newProblems } from './sheet-problems';

const CHECK_INTERVAL_MS = 60_000;
/** Time limit for sending a message. Some mail servers delay their greeting by several seconds. */
const SEND_MS = 10_000;
/** Time limit for a message that is being sent when the server stops. */
const STOP_MS = 1000;

/** A sheet whose editors are notified about its problems. */
export type NotifiedSheet = Pick<Sheet, 'name' | 'version' | 'report'>;

interface NotifierParts {
  settings: Pick<Settings, 'notifications' | 'timeZone'>;
  /** The site URL, without a trailing slash. */
  siteUrl: string;
  database: Database;
  sheets: readonly NotifiedSheet[];
  disk: Pick<DiskSpace, 'warning'>;
  /** The facts about the society from the `site` sheet. */
  society(): Pick<Society, 'name' | 'language'>;
  log: Logger;
}

/**
 * Notifies officers about new applications, messages and a full disk, and editors about new sheet problems. Checks once a minute,
 * and records in the database what has been reported, so that a restart skips nothing.
 */
export class Notifier {
  readonly #channels: readonly Channel[];
  /** The version of each sheet at the last check, and whether its editors were notified. */
  readonly #sheets = new Map<string, { version: string; isNotified: boolean }>();
  /** Notifications that failed last time. Repeated failures are not logged. */
  readonly #failing = new Set<string>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> | null = null;

  constructor(readonly parts: NotifierParts) {
    this.#channels = channelsOf(parts.settings, () => parts.society().name);
  }

  /** Checks now, and then every minute. */
  start(): void {
    void this.check();
    this.#timer = setInterval(() => void this.check(), CHECK_INTERVAL_MS).unref();
  }

  /** Stops checking, and waits up to a second for messages that are being sent. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const timer = setTimeout(() => this.#stopping.abort(), STOP_MS);
    await this.#checking;
    clearTimeout(timer);
  }

  /** Sends new notifications. Never rejects. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  async #check(): Promise<void> {
    const { settings, sheets, disk, society, ...parts } = this.parts;
    const context = { ...parts, timeZone: settings.timeZone, language: society().language };
    for (const channel of this.#channels) {
      if (channel.name === 'editors') {
        for (const sheet of sheets) await this.#notifyEditors(channel, sheet);
        continue;
      }
      for (const kind of ARRIVAL_KINDS)
        await this.#notify(channel, kind.section, (checkpoint) => arrivalUpdate(context, kind, checkpoint));
      await this.#notify(channel, 'disk', async (checkpoint) => lowDiskUpdate(disk.warning, checkpoint));
    }
  }

  async #notifyEditors(channel: Channel, sheet: NotifiedSheet): Promise<void> {
    const version = sheet.version();
    const last = this.#sheets.get(sheet.name);
    // Editors may still be typing, so wait until the sheet has been unchanged for a minute.
    if (last?.version !== version) this.#sheets.set(sheet.name, { version, isNotified: false });
    else if (!last.isNotified)
      last.isNotified = await this.#notify(channel, sheet.name, async (checkpoint) =>
        newProblems(await sheet.report(), checkpoint, this.parts.siteUrl),
      );
  }

  /** Sends an update about a subject. Logs only the first of a run of failures. @returns whether it succeeded. */
  async #notify(
    channel: Channel,
    subject: string,
    find: (checkpoint: Checkpoint) => Promise<Update | null>,
  ): Promise<boolean> {
    if (this.#stopping.signal.aborted) return false;
    const notification = `${subject}.${channel.name}`;
    try {
      await notifySince(this.parts.database, `notified.${notification}`, find, async (message) => {
        await channel.send(message, AbortSignal.any([AbortSignal.timeout(SEND_MS), this.#stopping.signal]));
        this.parts.log.info({ channel: channel.name }, 'a notification was sent');
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
