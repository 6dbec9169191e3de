import type { Logger } from 'pino';
import type { PictureTexts } from '../../model/pictures/own-picture';
import { SHEET_NAMES, type SheetName } from '../../model/sheets/sheet-kind';
import type { Day } from '../../model/time/day';
import { dayIn } from '../../model/time/zoned-time';
import type { Settings } from '../settings/settings';
import type { Storage } from '../storage/storage';
import { waitAtMost } from '../storage/wait-at-most';
import { Directory, type ShowPeople } from './directory';
import { type SheetContent, SOURCE_TIMES, type SourceTimes, type SplitWorkbook } from './document';
import { PictureList } from './picture-list';
import { Places } from './places';
import { PublishedSheets } from './published-sheets';
import { readSource } from './read-source';
import { Sheet } from './sheet';
import type { SheetReader } from './sheet-reader';

/** Passes the sources' contents to the publisher. */
export interface Publishing extends SheetReader {
  splitWorkbook: SplitWorkbook;
  showPeople: ShowPeople;
  /** Sets the uploaded pictures for the sheets that are shown afterwards. */
  setPictures(pictures: readonly PictureTexts[]): Promise<void>;
  /** Sets the time, in ms since 1970, and the day in the society's time zone. */
  showTime(day: Day, now: number): Promise<void>;
}

interface SourcesParts {
  settings: Settings;
  storage: Pick<Storage, 'applications' | 'pictures' | 'sheetVersions'>;
  publishing: Publishing;
  log: Logger;
  now: () => Date;
  times?: SourceTimes | undefined;
  /** See `Places`. */
  allowPrivateLinks?: boolean | undefined;
}

const MINUTE_MS = 60_000;

/** How long the sheets wait for the pictures at the start. If those come later, sheets that use them are shown again. */
const PICTURES_MS = 500;

/**
 * Reads the data for all pages and lists: the sheets, the uploaded pictures, the directory, and the time.
 */
export class Sources {
  readonly sheets: readonly Sheet[];
  readonly pictures: PictureList;
  readonly directory: Directory;
  readonly #places: Places;
  #minute = Number.NaN;
  #visitedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  readonly #stopping = new AbortController();
  /** Resolves when each source has been read once, or has failed. */
  firstRead: Promise<unknown> = Promise.resolve();

  constructor(readonly parts: SourcesParts) {
    const { settings, storage, publishing, log, times, allowPrivateLinks } = parts;
    this.#places = new Places(settings, {
      limits: settings.sheetLimits,
      times,
      splitWorkbook: (bytes) => publishing.splitWorkbook(bytes),
      stopping: this.#stopping.signal,
      published: new PublishedSheets(storage.sheetVersions, log),
      allowPrivateLinks,
    });
    const picturesVersion = () => this.pictures.version;
    const shared = { data: settings.data, places: this.#places, reader: publishing, picturesVersion, log };
    this.sheets = SHEET_NAMES.map((name) => new Sheet(name, shared));
    this.pictures = new PictureList(storage.pictures, async (pictures) => {
      await publishing.setPictures(pictures);
      await Promise.all(this.sheets.map((sheet) => sheet.showAgain()));
    });
    this.directory = new Directory(storage.applications, (people) => publishing.showPeople(people), log);
  }

  /** Returns the sheet with a name; undefined if there is none. */
  sheet(name: string | undefined): Sheet | undefined {
    return this.sheets.find((sheet) => sheet.name === name);
  }

  /** Splits a workbook that an editor has sent. @throws {SheetFault} if it can't be used. */
  readonly splitWorkbook: SplitWorkbook = (bytes) => this.parts.publishing.splitWorkbook(bytes);

  /** Reads a link before it is published. @throws {SheetFault} if it can't be read, or leads to a private network. */
  async readLink(url: string): Promise<Uint8Array> {
    const { sheetLimits } = this.parts.settings;
    const reading = await readSource(this.#places.linkSource(url), sheetLimits, this.#stopping.signal);
    return reading === 'unchanged' ? new Uint8Array() : reading.bytes; // a first reading is never unchanged
  }

  /** Finds what a sheet would come from without the desk; null if there is nothing. */
  findOnServer(name: SheetName): { name: string; content: SheetContent } | null {
    return this.#places.onServer(name);
  }

  /** Shows what has just been published at the desk. */
  async showPublished(names: readonly SheetName[]): Promise<void> {
    await this.#places.readPublished(names);
    await Promise.all(this.sheets.map((sheet) => names.includes(sheet.name) && sheet.updateNow()));
  }

  /** Starts reading and polling. */
  start(): void {
    this.#pollTime();
    const sheets = waitAtMost(this.pictures.poll(), PICTURES_MS)
      .then(() => Promise.all(this.sheets.map((sheet) => sheet.start())))
      .then(() => this.#pollSheets());
    this.firstRead = Promise.all([this.directory.poll(), sheets]);
    this.#timer = setInterval(
      () => {
        this.#pollTime();
        void this.directory.poll();
        void this.pictures.poll();
        void sheets.then(() => this.#pollSheets());
      },
      (this.parts.times ?? SOURCE_TIMES).pollMs,
    ).unref();
  }

  /** Waits until each source has been read once or has failed, but no longer than this. */
  firstReadWithin(ms: number): Promise<void> {
    return waitAtMost(this.firstRead, ms);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#stopping.abort();
  }

  /** Records a visit, after which links are read more often for a while. */
  visit(): void {
    this.#visitedAt = performance.now();
  }

  /** Reads the documents that are due, and passes on what has changed. */
  #pollSheets(): Promise<void> {
    return this.#places.poll(this.#visitedAt, () => Promise.all(this.sheets.map((sheet) => sheet.update())));
  }

  /** Passes on the time, once a minute. */
  #pollTime(): void {
    const { settings, publishing } = this.parts;
    const now = this.parts.now();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute === this.#minute) return;
    this.#minute = minute;
    void publishing.showTime(dayIn(settings.timeZone, now), now.getTime());
  }
}
