import type { SheetProblem } from '../../model/desk/sheet-report';
import type { Problem } from '../../model/row';
import { type Bytes, type CompressedBody, digestOf } from '../http/body';
import type { SheetName } from '../settings/settings';
import { encodeParts } from './bytes';
import { findSheet } from './catalogue';
import type { CopiedSource } from './copied-source';
import { decodeText } from './decode-text';
import type { SheetEntity } from './entity';
import { parseCopy } from './last-good-copy';
import { parseCsv } from './parse-csv';
import type { Shrinkage } from './shrinkage';

/** Bytes of a sheet, and what is needed to read them. */
export interface SheetBytes {
  name: SheetName;
  timeZone: string;
  maxRows: number;
  bytes: Bytes;
}

/** Bytes of a sheet or of its last good copy, of which the server's responses are to be made. */
export interface ContentRequest extends SheetBytes {
  kind: 'sheet' | 'copy';
  /** The site's, without a slash at its end; '' if no setting names it. */
  address: string;
  /** The digest of the body that the server has: with the same one, nothing but the number of problems is handed over. */
  knownDigest: string | undefined;
}

/** What the server needs of a sheet. It is made in one thread and moved to another: plain data only. */
export interface SheetContent<Item = unknown> {
  items: readonly Item[];
  /** The body of the API's response, as JSON. */
  body: CompressedBody;
  /** Of the events. */
  calendar: CompressedBody | null;
  /** Of a copy that noted it. */
  shrunk: Shrinkage | null;
  /** When a copy was written, in ISO 8601. */
  savedAt: string | null;
  /** Of a copy that noted it. */
  source: CopiedSource | null;
}

export interface ContentResult<Item = unknown> {
  /** Null if it is what the server has. */
  content: SheetContent<Item> | null;
  /** How many problems the sheet has. */
  problems: number;
}

const BODY_START = '{"success":true,"data":';
const BODY_END = '}';

/**
 * Reads a sheet or a copy, and makes the responses. Takes the bytes of the request away.
 * @throws {SheetFault} if the sheet cannot be used. @throws if the copy cannot be read.
 */
export async function readContent(
  request: ContentRequest,
  compress: (bytes: Bytes) => CompressedBody | Promise<CompressedBody>,
): Promise<ContentResult> {
  const entity = findSheet(request.name, request.timeZone);
  const { items, problems, ...noted } = readItems(request, entity);
  const list = encodeParts(bodyParts(items, entity), items.length);
  if (digestOf(list) === request.knownDigest) return { content: null, problems };
  const body = await compress(list);
  const parts = entity.calendar?.(items, request.address);
  const calendar = parts ? await compress(encodeParts(parts, items.length)) : null;
  return { content: { items, body, calendar, ...noted }, problems };
}

function readItems(request: ContentRequest, entity: SheetEntity) {
  const text = decodeText(request.bytes);
  request.bytes = new Uint8Array(); // the memory is needed for what follows
  if (request.kind === 'copy') return { ...parseCopy(text, entity), problems: 0 };
  const { items, problems } = readSheetText(text, entity, request.maxRows);
  return { items, problems: problems.length, shrunk: null, savedAt: null, source: null };
}

/** Problems as the CSV reader or a normaliser reports them: only the former say what to write instead. */
type FoundProblem = Problem & Partial<SheetProblem>;

/**
 * Reads the CSV text of a sheet. Problems are in the order of their rows; `rows` are as they stand there.
 * @throws {SheetFault} if it cannot be used.
 */
export function readSheetText<Item>(text: string, entity: SheetEntity<Item>, maxRows: number) {
  const { rows, problems: ofText } = parseCsv(text, entity.columns, maxRows);
  const { items, problems: ofCells } = entity.normalise(rows);
  const problems: FoundProblem[] = [...ofText, ...ofCells].sort((a, b) => a.row - b.row);
  return { rows, items, problems };
}

function* bodyParts<Item>(items: readonly Item[], entity: SheetEntity<Item>): Generator<string> {
  yield `${BODY_START}[`;
  let separator = '';
  for (const item of items) {
    yield separator + JSON.stringify(entity.toRow(item));
    separator = ',';
  }
  yield `]${BODY_END}`;
}

/** The list of rows in a body, as JSON. */
export function rowsOf(body: Uint8Array): Uint8Array {
  return body.subarray(BODY_START.length, body.byteLength - BODY_END.length);
}
