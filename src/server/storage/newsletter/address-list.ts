import Papa from 'papaparse';
import { type ImportReport, REPORTED_LINES, type ReportedLines } from '../../../model/desk/newsletter-list';
import { isEmail } from '../../../model/forms/field-rules';
import { excerpt, oneLine, withoutInvisible } from '../../../model/text/text';
import { declaredDelimiter, hasLine, hasText, linesIn } from '../files/csv-layout';
import { decodeLines } from '../files/decode-text';
import type { Subscribers } from './subscribers';

/** Maximum length of a line's text in a report. */
const SHOWN_CHARACTERS = 120;

/** A line of a list, numbered as in an editor. `text` is its address, or its invalid text. */
interface ListLine {
  line: number;
  text: string;
}

/** The email addresses in a list, in order. */
export interface AddressList {
  addresses: ListLine[];
  wrong: (ListLine & { reason: string })[];
}

/** Thrown if a list can't be read at all. The message is a sentence. */
export class ListError extends Error {
  override readonly name = 'ListError';
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
 * Reads the "email" column of a list, or its first column if there is none.
 * @throws {ListError} if a quote isn't closed, or more than `maxLines` rows have text.
 */
export function readAddressList(bytes: Uint8Array, maxLines = Number.POSITIVE_INFINITY): AddressList {
  const list: AddressList = { addresses: [], wrong: [] };
  const { text: content, foreignLines } = decodeLines(bytes);
  const declared = declaredDelimiter(content);
  const rows = rowsOf(content.slice(declared.length).replace(QUOTED_NAME, '$1'), declared.delimiter);
  const header = rows.findIndex(hasText);
  const named = rows[header]?.findIndex((name) => HEADER.test(oneLine(name))) ?? -1;
  let line = declared.length > 0 ? 2 : 1;
  let used = 0;
  for (const [index, row] of rows.entries()) {
    const text = addressIn(row[Math.max(0, named)]);
    const end = line + linesIn(row);
    const isUncertain = !IS_ASCII.test(text) && hasLine(foreignLines, line, end);
    const reason = addressFault(text) || (isUncertain ? UNCERTAIN : '');
    if (!reason) list.addresses.push({ line, text });
    // A first row without an @ is a header.
    else if (hasText(row) && (index > header || text.includes('@'))) list.wrong.push({ line, text, reason });
    if (named < 0) {
      for (const further of row.slice(1).map(addressIn))
        if (isEmail(further)) list.wrong.push({ line, text: further, reason: 'is not the first address on its line' });
    }
    line = end;
    used += hasText(row) ? 1 : 0;
    if (used > maxLines)
      throw new ListError(`The list has more than ${maxLines.toLocaleString('en')} lines. Import it in parts.`);
  }
  return list;
}

/** Returns the address in a cell, which may follow a name: `Name <address>`. */
function addressIn(cell = ''): string {
  const text = withoutInvisible(cell);
  return /<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
}

/** Returns the rows of a list, including blank ones, which count as lines. @param declared its delimiter, if known. */
function rowsOf(text: string, declared: string | undefined): string[][] {
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
    if (earlier) addLine(report.repeated, line, text, `is already on line ${earlier}`);
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
