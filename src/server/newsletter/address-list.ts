import { setImmediate as letOthersRun } from 'node:timers/promises';
import Papa from 'papaparse';
import { isEmail } from '../../model/email';
import { visibleText } from '../../model/visible-text';
import { oneLine } from '../../model/written-text';
import { decodeText } from '../sheets/decode-text';

/** A line of a list, counted as editors do. `text` is its address, or what stands in place of one. */
export interface ListLine {
  line: number;
  text: string;
}

/** A list of addresses, in its order. */
export interface AddressList {
  addresses: ListLine[];
  wrong: (ListLine & { reason: string })[];
}

/** Thrown for a list that cannot be read as a whole; the message is a sentence. */
export class ListError extends Error {
  override readonly name = 'ListError';
}

/** The delimiter is found in so much of a list. */
const GUESSED_CHARACTERS = 100_000;

/** Read at once; other requests run in between. Takes some 5 ms. */
const ROWS_PER_SLICE = 2000;

/** Why an address is left out that stands in another column than the first one. */
const NOT_READ = 'is not the first one in its line';

/** `"Perera, Nimali" <nimali@example.org>`, as mail programs write it. In CSV, nothing may follow a quoted cell. */
const QUOTED_NAME = /(?<=^|[,;\t\r\n])"[^"\r\n]*"[ \t]*(<[^<>\s]+>)/g;

const HEADER = /^e-?mail(?:[ _-]?address)?$/i;

/** Why a text is no address of the newsletter; '' if it is one. */
export function addressFault(text: string): string {
  if (!text) return 'has no address';
  if (!isEmail(text)) return 'is not an email address';
  if (/[\p{Surrogate}\ufffd]/u.test(text)) return 'has a character that cannot be read';
  return visibleText(text) === text ? '' : 'has an invisible character';
}

/**
 * Reads a list: its column "email", else its first one.
 * @throws {ListError} if it was cut, a quote is not closed, or it has more than `maxLines`.
 */
export async function readAddressList(bytes: Uint8Array, maxLines = Number.POSITIVE_INFINITY): Promise<AddressList> {
  const list: AddressList = { addresses: [], wrong: [] };
  let named: number | undefined;
  let line = 1;
  for await (const rows of slicesOf(decodeText(bytes).replace(QUOTED_NAME, '$1'))) {
    for (const row of rows) {
      const isFirst = named === undefined;
      named ??= row.findIndex((name) => HEADER.test(oneLine(name)));
      readCell(row, { text: addressIn(row[Math.max(0, named)]), line }, isFirst, list);
      if (named < 0) readFurtherCells(row, line, list);
      line += row.join('\n').split('\n').length - row.length + 1; // a cell may have several
    }
    if (line > maxLines + 1)
      throw new ListError(`The list has more than ${maxLines.toLocaleString('en')} lines. Import it in parts.`);
  }
  return list;
}

/** The address of a cell, which may have a name before it: `Name <address>`. */
function addressIn(cell = ''): string {
  const text = oneLine(cell);
  return /<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
}

function readCell(row: readonly string[], { text, line }: ListLine, isFirst: boolean, list: AddressList): void {
  const reason = addressFault(text);
  if (!reason) list.addresses.push({ line, text });
  // The first row may be a header of other names, an address it is with an @ only.
  else if (row.some((cell) => cell.trim()) && (!isFirst || text.includes('@'))) list.wrong.push({ line, text, reason });
}

/** Addresses that somebody has written beside each other: in a list without a column "email", only the first ones are read. */
function readFurtherCells([, ...cells]: readonly string[], line: number, list: AddressList): void {
  for (const text of cells.map(addressIn)) if (isEmail(text)) list.wrong.push({ line, text, reason: NOT_READ });
}

/** The rows of a list, blank ones too: the lines that are named would be others without them. */
async function* slicesOf(text: string): AsyncGenerator<string[][]> {
  // With blank rows, the delimiter is not guessed well.
  const { meta } = Papa.parse(text.slice(0, GUESSED_CHARACTERS), { skipEmptyLines: 'greedy', preview: 1 });
  const { delimiter } = meta;
  let header: string[] | undefined;
  let last: string[] = [];
  let rows = 0;
  for (let at = 0; at < text.length; await letOthersRun()) {
    const rest = text.slice(at);
    // Without the fast mode, which splits all of the text each time.
    const settings = { delimiter, newline: '\n' as const, preview: ROWS_PER_SLICE, fastMode: false };
    const { data, errors, meta } = Papa.parse<string[]>(rest, settings);
    const cut = errors.find(({ code }) => code === 'MissingQuotes');
    if (cut) throw new ListError(`The list is cut, or a quote is not closed (from row ${rows + (cut.row ?? 0) + 1}).`);
    yield data;
    header ??= data[0];
    rows += data.length;
    last = data.at(-1) ?? [];
    at += meta.cursor + Number(rest.startsWith('\ufeff')); // papaparse takes it away, and does not count it
  }
  const columns = (header ?? []).findLastIndex((name) => name.trim()) + 1;
  if (rows > 1 && !text.endsWith('\n') && last.some((cell) => cell.trim()) && last.length < columns)
    throw new ListError(`The list is cut, or row ${rows} is not finished: it lacks columns, and a line end after it.`);
}
