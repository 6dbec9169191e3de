import { basename, join } from 'node:path';
import type { Fault } from '../../model/desk/sheet-fault';
import { SHEET_NAMES, type SheetName } from '../../model/sheets/sheet-kind';
import { forEachSheet } from '../../model/sheets/sheet-kinds';
import { type Settings, sheetSetting } from '../settings/settings';
import { describeSource, fileSource, type Source } from '../settings/source';
import {
  type DocumentParts,
  type DocumentState,
  onlyTab,
  type SheetContent,
  SourceDocument,
  tabNamed,
} from './document';
import type { PublishedSheets, PublishedVersion } from './published-sheets';
import { missingFile, SheetFault } from './sheet-fault';
import { misnamedFiles, sheetFiles, workbookFile } from './sheet-files';

/** A place that a sheet may come from: a document, or a version that was published at the desk. */
export type Place =
  | { kind: 'setting' | 'workbook' | 'file'; document: SourceDocument }
  | { kind: 'link'; document: SourceDocument; published: PublishedVersion }
  | { kind: 'desk'; document: null; published: PublishedVersion };

/** A place that is a document. */
type DocumentPlace = Exclude<Place, { kind: 'desk' }>;

/**
 * What was found at a sheet's places. `absent`: nothing at all, as an editor wants it if `isWanted`; `unread`: a place
 * has not been read yet.
 */
export type Found =
  | { kind: 'unread' }
  | { kind: 'absent'; isWanted: boolean }
  | { kind: 'fault'; place: Place; fault: Fault }
  | { kind: 'content'; place: Place; content: SheetContent };

interface PlacesParts extends DocumentParts {
  /** The sheets published at the desk; null for a command that has no database. */
  published: PublishedSheets | null;
  /** Whether links that were pasted at the desk may lead to this machine, as in tests. Default: no. */
  allowPrivateLinks?: boolean;
}

/**
 * Where the sheets come from. A setting pins a sheet. Any other comes from the desk, if a version was published there;
 * else it is a tab of the workbook; else a file of its own in the data folder.
 */
export class Places {
  readonly #settings: Pick<Settings, 'data' | 'sheets' | 'workbook'>;
  #documents: SourceDocument[] = [];
  /** Each sheet's places on the server, in order of precedence. */
  readonly #places: Record<SheetName, readonly DocumentPlace[]>;

  constructor(
    settings: Pick<Settings, 'data' | 'sheets' | 'workbook'>,
    readonly parts: PlacesParts,
  ) {
    this.#settings = settings;
    const { data, sheets, workbook } = settings;
    const shared = this.#document(workbook ?? fileSource(workbookFile(data)));
    this.#places = forEachSheet((name) => {
      const pinned = sheets[name];
      if (pinned) return [{ kind: 'setting', document: this.#document(pinned) }];
      const files = sheetFiles(data, name).map(
        (path): DocumentPlace => ({ kind: 'file', document: this.#document(fileSource(path)) }),
      );
      return [{ kind: 'workbook', document: shared }, ...files];
    });
  }

  /** Returns the setting that pins a sheet, so that the desk can't change where it comes from; null if there is none. */
  pinnedBy(name: SheetName): string | null {
    if (this.#settings.sheets[name]) return sheetSetting(name);
    return this.#settings.workbook ? 'UMMES_WORKBOOK' : null;
  }

  /** Finds a sheet's content: at the desk, or at the first of its places on the server that has any. */
  find(name: SheetName): Found {
    if (!this.pinnedBy(name) && this.parts.published?.isRead === false) return { kind: 'unread' };
    const version = this.#publishedVersion(name);
    const place = version && this.#publishedPlace(version);
    if (place?.kind === 'link') return contentAt(name, place);
    if (place?.published.content) return { kind: 'content', place, content: place.published.content };
    const found = this.#findOnServer(name);
    return found.kind === 'absent' ? { kind: 'absent', isWanted: version?.version.kind === 'none' } : found;
  }

  /** Finds what a sheet would come from without the desk; null if there is nothing, or it can't be used. */
  onServer(name: SheetName): { name: string; content: SheetContent } | null {
    const found = this.#findOnServer(name);
    if (found.kind !== 'content' || !found.place.document) return null;
    return { name: this.#describe(name, found.place.document) ?? describePlace(found.place), content: found.content };
  }

  #findOnServer(name: SheetName): Found {
    for (const place of this.#places[name]) {
      const found = contentAt(name, place);
      if (found.kind !== 'absent') return found;
    }
    return { kind: 'absent', isWanted: false };
  }

  #publishedVersion(name: SheetName): PublishedVersion | undefined {
    return this.pinnedBy(name) ? undefined : this.parts.published?.find(name);
  }

  /** Returns the place of a version; undefined if the sheet comes from the server again. */
  #publishedPlace(published: PublishedVersion): Extract<Place, { published: PublishedVersion }> | undefined {
    const { kind, name: url } = published.version;
    if (kind === 'link') return { kind, document: this.#document(this.linkSource(url)), published };
    return published.content ? { kind: 'desk', document: null, published } : undefined;
  }

  /** Returns the source at a link that was pasted at the desk. */
  linkSource(url: string): Source {
    return { kind: 'url', url, ...(!this.parts.allowPrivateLinks && { isPublic: true }) };
  }

  /**
   * Lists what lies unread, such as `sheets/events.xlsx` beside `sheets/events.csv`, or `sheets/events.ods`.
   * @param used the place that the sheet comes from; null if there is none.
   */
  unused(name: SheetName, used: Place | null): string[] {
    const { data } = this.#settings;
    const misnamed = [...misnamedFiles(data, name), ...(used ? [] : misnamedFiles(data, 'ummes'))];
    const others = this.#places[name].flatMap(({ document }) => {
      if (!used || document.source === used.document?.source) return [];
      return this.#describe(name, document) ?? [];
    });
    return [...others, ...misnamed.map((file) => join('sheets', file))];
  }

  /** Describes a document on the server that has a sheet; null if it doesn't. */
  #describe(name: SheetName, { state, source }: SourceDocument): string | null {
    if (state.kind === 'unread' || state.kind === 'absent') return null;
    const isOwn = source.kind === 'file' && sheetFiles(this.#settings.data, name).includes(source.path);
    if (isOwn) return join('sheets', basename(source.path));
    const tab = state.kind === 'workbook' ? tabNamed(state.tabs, name) : undefined;
    return tab ? `the tab ${tab.name} of ${describeSource(source)}` : null;
  }

  /** Reads the documents that are due. @param onRead is called after each, so that a slow one doesn't delay others. */
  async poll(visitedAt: number, onRead: () => unknown): Promise<void> {
    await Promise.all([
      this.parts.published?.poll().then(onRead),
      ...this.#documents.map((document) => document.poll(visitedAt).then(onRead)),
    ]);
    this.#forgetLinks();
  }

  /** Reads a sheet's places now, even if they seem unchanged. */
  async readNow(name: SheetName): Promise<void> {
    await this.parts.published?.readNow();
    await Promise.all(this.#placesOf(name).map(({ document }) => document?.readNow()));
  }

  /** Reads what has just been published at the desk, and links that are new. */
  async readPublished(names: readonly SheetName[]): Promise<void> {
    await this.parts.published?.readNow();
    const documents = new Set(names.flatMap((name) => this.#placesOf(name).map(({ document }) => document)));
    await Promise.all([...documents].map((document) => document?.state.kind === 'unread' && document.readNow()));
  }

  /** Reads all documents once. */
  async readAll(): Promise<void> {
    await Promise.all(SHEET_NAMES.map((name) => this.readNow(name)));
  }

  #placesOf(name: SheetName): readonly Place[] {
    const version = this.#publishedVersion(name);
    const place = version && this.#publishedPlace(version);
    return place ? [place, ...this.#places[name]] : this.#places[name];
  }

  /** Stops reading links that no sheet follows any more. */
  #forgetLinks(): void {
    const used = new Set(SHEET_NAMES.flatMap((name) => this.#placesOf(name).map(({ document }) => document)));
    this.#documents = this.#documents.filter((document) => used.has(document));
  }

  /** Returns the document at a source: the same one for the same source, so that it is read once. */
  #document(source: Source): SourceDocument {
    const key = JSON.stringify(source);
    const known = this.#documents.find((document) => JSON.stringify(document.source) === key);
    if (known) return known;
    const document = new SourceDocument(source, this.parts);
    this.#documents.push(document);
    return document;
  }
}

/** Describes a place for the log and for commands. */
export function describePlace(place: Place): string {
  if (place.document) return describeSource(place.document.source);
  return `version ${place.published.version.number}, published at the desk`;
}

const ABSENT: Found = { kind: 'absent', isWanted: false };

function contentAt(name: SheetName, place: DocumentPlace): Found {
  const { state } = place.document;
  switch (state.kind) {
    case 'unread':
      return { kind: 'unread' };
    case 'absent':
      // A setting names a document that should be there.
      return place.kind === 'setting' ? faultAt(place, missingFile()) : ABSENT;
    case 'fault':
      return faultAt(place, state.fault);
    case 'sheet':
      return place.kind === 'workbook'
        ? faultAt(place, new SheetFault('not-a-workbook', 'is not an Excel workbook'))
        : { kind: 'content', place, content: state.content };
    case 'workbook':
      return contentInWorkbook(name, place, state);
  }
}

function contentInWorkbook(
  name: SheetName,
  place: DocumentPlace,
  { tabs }: DocumentState & { kind: 'workbook' },
): Found {
  const content = place.kind === 'workbook' ? tabNamed(tabs, name) : onlyTab(tabs, name);
  if (content) return { kind: 'content', place, content };
  if (place.kind === 'workbook') return ABSENT;
  return faultAt(place, new SheetFault('no-tab', `is a workbook without a tab named ${name}`));
}

function faultAt(place: Place, { fault }: SheetFault): Found {
  return { kind: 'fault', place, fault };
}
