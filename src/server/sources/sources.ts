import type { Logger } from 'pino';
import type { Day } from '../../model/time/day';
import { dayIn } from '../../model/time/zoned-time';
import { type Settings, SHEET_NAMES } from '../settings/settings';
import type { Applications } from '../storage/applications/applications';
import { Directory, type ShowPeople } from './directory';
import { Sheet, type SheetReader, type SourceTimes } from './sheet';

export const SOURCE_TIMES: SourceTimes = { pollMs: 1000, visitedMs: 15_000, unvisitedMs: 60_000 };

/** Passes the sources' contents to the publisher. */
export interface Publishing extends SheetReader {
  showPeople: ShowPeople;
  showDay(day: Day): void;
}

interface SourcesParts {
  settings: Settings;
  applications: Applications;
  publishing: Publishing;
  log: Logger;
  now: () => Date;
  times: SourceTimes;
}

/** Reads the data for all pages and lists: the sheets, the directory, and the date in the society's time zone. */
export class Sources {
  readonly sheets: readonly Sheet[];
  readonly directory: Directory;
  #day: Day = '';
  #visitedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  readonly #stopping = new AbortController();
  /** Resolves when each source has been read once, or has failed. */
  firstRead: Promise<unknown> = Promise.resolve();

  constructor(readonly parts: SourcesParts) {
    const { settings, applications, publishing, log, times } = parts;
    const { signal } = this.#stopping;
    this.sheets = SHEET_NAMES.map((name) => new Sheet(name, settings, publishing, times, signal, log));
    this.directory = new Directory(applications, (people) => publishing.showPeople(people), log);
  }

  /** Starts reading and polling. */
  start(): void {
    this.#pollDay();
    this.firstRead = Promise.all([this.directory.poll(), ...this.sheets.map((sheet) => sheet.start())]);
    this.#timer = setInterval(() => {
      this.#pollDay();
      void this.directory.poll();
      for (const sheet of this.sheets) void sheet.poll(this.#visitedAt);
    }, this.parts.times.pollMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#stopping.abort();
  }

  /** Records a visit, after which remote sheets are read more often for a while. */
  visit(): void {
    this.#visitedAt = performance.now();
  }

  #pollDay(): void {
    const { settings, publishing, now } = this.parts;
    const day = dayIn(settings.timeZone, now());
    if (day === this.#day) return;
    this.#day = day;
    publishing.showDay(day);
  }
}
