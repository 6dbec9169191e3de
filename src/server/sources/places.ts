import { basename, join } from 'node:path';
import { SHEET_NAMES, type SheetName } from '../../model/sheets/sheet-kind';
import { forEachSheet } from '../../model/sheets/sheet-kinds';
import type { Settings } from '../settings/settings';
import { describeSource, fileSource, type Source } from '../settings/source';
import {
  type DocumentParts,
  type DocumentState,
  onlyTab,
  type SheetContent,
  SourceDocument,
  tabNamed,
} from './document';
import { SheetFault } from './sheet-fault';
import { misnamedFiles, sheetFiles, workbookFile } from './sheet-files';

/** A place that a sheet may come from. */
export interface Place {
  kind: 'setting' | 'workbook' | 'file';
  document: SourceDocument;
}

/** What was found at a sheet's places. `absent`: nothing at all; `unread`: a place has not been read yet. */
export type Found =
  | { kind: 'unread' }
  | { kind: 'absent' }
  | { kind: 'fault'; place: Place; fault: SheetFault }
  | { kind: 'content'; place: Place; content: SheetContent };

/**
 * Where the sheets come from. A setting pins a sheet. Any other is a tab of the workbook, or else a file of its own in
 * the data folder.
 */
export class Places {
  readonly #data: string;
  readonly #documents: SourceDocument[] = [];
  /** Each sheet's places, in order of precedence. */
  readonly #places: Record<SheetName, readonly Place[]>;

  constructor(
    { data, sheets, workbook }: Pick<Settings, 'data' | 'sheets' | 'workbook'>,
    readonly parts: DocumentParts,
  ) {
    this.#data = data;
    const shared = this.#document(workbook ?? fileSource(workbookFile(data)));
    this.#places = forEachSheet((name) => {
      const pinned = sheets[name];
      if (pinned) return [{ kind: 'setting', document: this.#document(pinned) }];
      const files = sheetFiles(data, name).map(
        (path): Place => ({
          kind: 'file',
          document: this.#document(fileSource(path)),
        }),
      );
      return [{ kind: 'workbook', document: shared }, ...files];
    });
  }

  /** Finds a sheet's content: at the first of its places that has any. */
  find(name: SheetName): Found {
    for (const place of this.#places[name]) {
      const found = contentAt(name, place);
      if (found.kind !== 'absent') return found;
    }
    return { kind: 'absent' };
  }

  /**
   * Lists what lies unread, such as `sheets/events.xlsx` beside `sheets/events.csv`, or `sheets/events.ods`.
   * @param used the place that the sheet comes from; null if there is none.
   */
  unused(name: SheetName, used: Place | null): string[] {
    const misnamed = [...misnamedFiles(this.#data, name), ...(used ? [] : misnamedFiles(this.#data, 'ummes'))];
    const others = this.#places[name].flatMap(({ kind, document: { state, source } }) => {
      if (!used || source === used.document.source || state.kind === 'unread' || state.kind === 'absent') return [];
      if (kind === 'file') return source.kind === 'file' ? [join('sheets', basename(source.path))] : [];
      const tab = state.kind === 'workbook' ? tabNamed(state.tabs, name) : undefined;
      return tab ? [`the tab ${tab.name} of ${describeSource(source)}`] : [];
    });
    return [...others, ...misnamed.map((file) => join('sheets', file))];
  }

  /** Reads the documents that are due. @param onRead is called after each, so that a slow one doesn't delay others. */
  async poll(visitedAt: number, onRead: () => unknown): Promise<void> {
    await Promise.all(this.#documents.map((document) => document.poll(visitedAt).then(onRead)));
  }

  /** Reads a sheet's places now, even if they seem unchanged. */
  async readNow(name: SheetName): Promise<void> {
    await Promise.all(this.#places[name].map(({ document }) => document.readNow()));
  }

  /** Reads all documents once. */
  async readAll(): Promise<void> {
    await Promise.all(SHEET_NAMES.map((name) => this.readNow(name)));
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

function contentAt(name: SheetName, place: Place): Found {
  const { state } = place.document;
  switch (state.kind) {
    case 'unread':
      return { kind: 'unread' };
    case 'absent':
      // A setting names a document that should be there.
      return place.kind === 'setting' ? faultAt(place, 'the file is missing') : { kind: 'absent' };
    case 'fault':
      return { kind: 'fault', place, fault: state.fault };
    case 'sheet':
      return place.kind === 'workbook'
        ? faultAt(place, 'is not an Excel workbook')
        : { kind: 'content', place, content: state.content };
    case 'workbook':
      return contentInWorkbook(name, place, state);
  }
}

function contentInWorkbook(name: SheetName, place: Place, { tabs }: DocumentState & { kind: 'workbook' }): Found {
  const content = place.kind === 'workbook' ? tabNamed(tabs, name) : onlyTab(tabs, name);
  if (content) return { kind: 'content', place, content };
  return place.kind === 'workbook' ? { kind: 'absent' } : faultAt(place, `is a workbook without a tab named ${name}`);
}

function faultAt(place: Place, message: string): Found {
  return { kind: 'fault', place, fault: new SheetFault(message) };
}
