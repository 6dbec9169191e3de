import Papa from 'papaparse';
import { type ImportReport, REPORTED_LINES, type ReportedLines } from '../../../model/desk/newsletter-list';
import { isEmail } from '../../../model/forms/field-rules';
import { excerpt } from '../../../model/text/excerpt';
import { declaredDelimiter, hasLine, linesIn } from '../files/csv-layout';
import { decodeLines } from '../files/decode-text';
import { type AddressRow, addressesIn, addressIn, ListError, splitRows } from './split-addresses';
import type { Subscribers } from './subscribers';

/** Maximum length of a line's text in a report. */
const SHOWN_CHARACTERS = 120;

/** An address in a list, or text that isn't one, and its line, numbered as in an editor. */
interface ListEntry {
  line: number;
  text: string;
}

/** The email addresses in a list, in order. */
export interface AddressList {
  addresses: ListEntry[];
  wrong: (ListEntry & { reason: string })[];
}

/** Matches `"Perera, Nimali" <nimali@example.org>`, from mail programs. In CSV, nothing may follow a quoted cell. */
const QUOTED_NAME = /(?<=^|[,;\t\r\n])"[^"\r\n]*"[ \t]*(<[^<>\s]+>)/g;

const HEADER = /^e-?mail(?:[ _-]?address)?$/i;

const IS_ASCII = /^[\x20-\x7e]*$/;

/** The reason for an address with accents on a line that isn't UTF-8 although others are. */
const UNCERTAIN = 'has accented letters in another encoding than the rest of the list; check it and add it separately';

/** Returns why `text` can't be a newsletter address; '' if it can. */
export function addressFault(text: string): string {
  if (!text) return 'has no address';
  if (/[\p{Surrogate}\ufffd]/u.test(text)) return 'has a character that cannot be read';
  return isEmail(text) ? '' : 'is not an email address';
}

/**
 * Reads the "email" column of a table. In any other list, reads all addresses: one per line, or several separated by
 * commas or semicolons, with or without names, as copied from a mail. Text that doesn't look like an address counts as
 * a name, unless there is no address on its line. The first of several lines is a header if it has no address.
 * @throws {ListError} if a table's quote isn't closed, or there are more than `maxAddresses`, including text that isn't
 * one.
 */
export function readAddressList(bytes: Uint8Array, maxAddresses = Number.POSITIVE_INFINITY): AddressList {
  const list: AddressList = { addresses: [], wrong: [] };
  const { text, foreignLines } = decodeLines(bytes);
  for (const { line, end, cells } of rowsOf(text)) {
    const addresses = cells.flatMap((cell) => addressesIn(cell, isListAddress));
    const entries = addresses.length > 0 ? addresses : [addressIn(cells.find(hasText) ?? '')];
    for (const entry of entries) {
      const isUncertain = !IS_ASCII.test(entry) && hasLine(foreignLines, line, end);
      const reason = addressFault(entry) || (isUncertain ? UNCERTAIN : '');
      if (reason) list.wrong.push({ line, text: entry, reason });
      else list.addresses.push({ line, text: entry });
    }
    if (list.addresses.length + list.wrong.length > maxAddresses)
      throw new ListError(`The list has more than ${maxAddresses.toLocaleString('en')} addresses. Add it in parts.`);
  }
  return list;
}

/** A row of a list, and the number of the line after it. */
interface NumberedRow extends AddressRow {
  end: number;
}

/** Yields the rows of a list that may contain addresses: no header and no blank rows. */
function* rowsOf(text: string): Generator<NumberedRow> {
  const { length, delimiter } = declaredDelimiter(text);
  const content = text.slice(length);
  const firstLine = length > 0 ? 2 : 1;
  let header: NumberedRow | undefined;
  let isFirst = true;
  for (const { line, cells } of splitRows(content)) {
    if (!cells.some(hasText)) continue;
    if (isFirst && cells.length > 1 && emailColumn(cells) >= 0) return yield* tableRows(content, firstLine, delimiter);
    const start = line + firstLine - 1;
    const row = { line: start, end: start + linesIn(cells), cells };
    if (isFirst && !cells.some((cell) => addressesIn(cell, isListAddress).length > 0)) header = row;
    else {
      yield row;
      header = undefined;
    }
    isFirst = false;
  }
  if (header && !header.cells.some((cell) => HEADER.test(addressIn(cell)))) yield header; // the only row
}

/** Tests whether a cell contains more than spaces and quotes. */
const hasText = (cell: string) => /[^\s"']/.test(cell);

const isListAddress = (text: string) => !addressFault(text);

/** Returns the position of a header's "email" column; -1 if it has none, or the row is not a header. */
function emailColumn(cells: readonly string[]): number {
  return cells.some((cell) => cell.includes('@')) ? -1 : cells.findIndex((cell) => HEADER.test(addressIn(cell)));
}

/** Reads the cells in a table's "email" column, except in blank rows. @param declared its delimiter, if known. */
function tableRows(text: string, firstLine: number, declared: string | undefined): NumberedRow[] {
  const rows: NumberedRow[] = [];
  let line = firstLine;
  let column = -1;
  for (const row of csvRowsIn(text.replace(QUOTED_NAME, '$1'), declared)) {
    const end = line + linesIn(row);
    const isBlank = !row.some((cell) => cell.trim());
    if (column >= 0 && !isBlank) rows.push({ line, end, cells: [row[column] ?? ''] });
    if (column < 0) column = emailColumn(row);
    line = end;
  }
  return rows;
}

/** Returns the rows of a table, including blank ones, which count as lines. @param declared its delimiter, if known. */
function csvRowsIn(text: string, declared: string | undefined): string[][] {
  const delimiter = declared ?? guessedDelimiter(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const cut = errors.find(({ code }) => code === 'MissingQuotes');
  if (cut) throw new ListError(`The list is cut off, or a quote is not closed (from row ${(cut.row ?? 0) + 1}).`);
  return data;
}

/** Guesses the delimiter from the first row that has text: papaparse (5.7.1) may guess wrongly if it reads blank ones. */
function guessedDelimiter(text: string): string {
  const table = text.replace(/^[\s,;]*\n/, '');
  return Papa.parse(table, { skipEmptyLines: 'greedy', preview: 1 }).meta.delimiter;
}

/** Adds the addresses in a list, except unsubscribed ones, in one transaction. A preview only reports. */
export async function importList(
  subscribers: Subscribers,
  { addresses, wrong }: AddressList,
  isPreview = false,
): Promise<ImportReport> {
  const emails = addresses.map(({ text }) => text);
  const known = isPreview ? await subscribers.find(emails) : await subscribers.add(emails);
  const report: ImportReport = {
    added: noLines(),
    known: noLines(),
    left: noLines(),
    repeated: noLines(),
    wrong: noLines(),
  };
  for (const { line, text, reason } of wrong) addLine(report.wrong, line, text, reason);
  const lines = new Map<string, number>();
  for (const { line, text } of addresses) {
    const email = text.toLowerCase();
    const earlier = lines.get(email);
    const leftAt = known.get(email);
    if (earlier === line) addLine(report.repeated, line, text, 'is already on this line');
    else if (earlier) addLine(report.repeated, line, text, `is already on line ${earlier}`);
    else if (leftAt) addLine(report.left, line, text, `unsubscribed on ${leftAt.slice(0, 10)}`);
    else if (leftAt === null) addLine(report.known, line, text, 'is already on the list');
    else addLine(report.added, line, text, '');
    if (!earlier) lines.set(email, line);
  }
  return report;
}

const noLines = (): ReportedLines => ({ count: 0, lines: [] });

function addLine(kind: ReportedLines, line: number, text: string, reason: string): void {
  kind.count += 1;
  if (kind.lines.length < REPORTED_LINES)
    kind.lines.push({ line, value: excerpt(text, SHOWN_CHARACTERS).text, reason });
}
