import type { Problem } from '../../model/row';
import { digestOf } from '../http/body';
import type { SheetName } from '../settings/settings';
import { findSheet } from './catalogue';
import type { CopiedSource } from './copied-source';
import { decodeText } from './decode-text';
import type { SheetEntity } from './entity';
import { parseCopy } from './last-good-copy';
import { parseCsv } from './parse-csv';
import type { Shrinkage } from './shrinkage';

/** Bytes of a sheet or of its last good copy, and what is needed to read them. */
export interface ContentRequest {
  kind: 'sheet' | 'copy';
  name: SheetName;
  timeZone: string;
  maxRows: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** The digest of the body that the server has: with the same one, nothing but the number of problems is handed over. */
  knownDigest: string | undefined;
}

/** What the server needs of a sheet. It is made in one thread and moved to another: plain data only. */
export interface SheetContent<Item = unknown> {
  items: readonly Item[];
  /** The body of the API's response, as JSON. */
  body: Uint8Array<ArrayBuffer>;
  /** Of a copy that noted it. */
  shrunk: Shrinkage | null;
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
 * Reads a sheet or a copy.
 * @throws {SheetFault} if the sheet cannot be used. @throws if the copy cannot be read.
 */
export function readContent({ kind, name, timeZone, maxRows, bytes, knownDigest }: ContentRequest): ContentResult {
  const entity = findSheet(name, timeZone);
  const text = decodeText(bytes);
  const { items, problems, shrunk, source } =
    kind === 'copy'
      ? { ...parseCopy(text, entity), problems: [] }
      : { ...readSheetText(text, entity, maxRows), shrunk: null, source: null };
  const body = bodyOf(items, entity);
  const content = digestOf(body) === knownDigest ? null : { items, body, shrunk, source };
  return { content, problems: problems.length };
}

/** Reads the CSV text of a sheet. Problems are in the order of their rows. @throws {SheetFault} if it cannot be used. */
export function readSheetText<Item>(text: string, entity: SheetEntity<Item>, maxRows: number) {
  const parsed = parseCsv(text, entity.columns, maxRows);
  const { items, problems } = entity.normalise(parsed.rows);
  const all: Problem[] = parsed.problems.concat(problems).sort((a, b) => a.row - b.row);
  return { items, problems: all };
}

function bodyOf<Item>(items: readonly Item[], entity: SheetEntity<Item>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    BODY_START + JSON.stringify(items.map((item) => entity.toRow(item))) + BODY_END,
  ) as Uint8Array<ArrayBuffer>;
}

/** The list of rows in a body, as JSON. */
export function rowsOf(body: Uint8Array): Uint8Array {
  return body.subarray(BODY_START.length, body.byteLength - BODY_END.length);
}
