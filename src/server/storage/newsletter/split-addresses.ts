import { oneLine } from '../../../model/text/clean-text';

/** A row of a list: what is between two line breaks, or several lines if a quoted cell contains line breaks. */
export interface AddressRow {
  /** The number of its first line, from 1, as in an editor. */
  line: number;
  cells: string[];
}

/** Thrown if a list can't be read at all. The message is a sentence. */
export class ListError extends Error {
  override readonly name = 'ListError';
}

/** Matches a quote, or a character that ends a cell. The last five are line breaks. */
const SPECIAL = /[",;\t\n\v\f\u0085\u2028\u2029]/g;
const LINE_BREAK = /[\n\v\f\u0085\u2028\u2029]/;
/** Matches the start of a cell whose first visible character is a quote. */
const QUOTED_CELL = /[^\S\t\n]*"/y;
/** Matches what may follow quotes with line breaks: the end of the cell, or an address of which they are the name. */
const END_OF_CELL = / *(?:<[^<>\n]*> *)?(?:[,;\t\n]|$)/y;
/** Matches what mail programs copy along with addresses. */
const FIELD_NAME = /^(?:to|cc|bcc|from):\s*/i;
const COMMENT = /\([^()@]*\)$/;
const BRACKETED = /<([^<>]*)>/g;
/** Matches text that was meant to be an address but has no @: `<nimali>`, `nimali.example.org`. */
const WITHOUT_AT = /<[^<>]+>$|(?:^|\s)(?!www\.|https?:)[^\s<>]+\.[a-z]{2,}$/;
/** Matches the apostrophe that exports put before a formula, and that some programs store as part of an address. */
const FORMULA_MARK = /^'(?=[+-][\w.+-]*@)/;

/**
 * Splits a list at commas, semicolons, tabs and line breaks, except in quotes: `"Perera, Nimali" <nimali@example.org>`
 * is one cell. Quotes that begin a cell may contain line breaks. A quote within a word, or one that isn't closed, is an
 * ordinary character.
 */
export function* splitRows(text: string): Generator<AddressRow> {
  const special = new RegExp(SPECIAL);
  let row: AddressRow = { line: 1, cells: [] };
  let line = 1;
  let start = 0;
  let lineEnd = -1;
  for (;;) {
    const quoted = matchAt(QUOTED_CELL, text, start);
    if (quoted) {
      const end = closingQuote(text, start + quoted.length) + 1;
      const lines = text.slice(start, end).split('\n').length;
      if (end > 0 && (lines === 1 || matchAt(END_OF_CELL, text, end) !== undefined)) {
        line += lines - 1;
        special.lastIndex = end;
      }
    }
    let found = special.exec(text);
    while (found?.[0] === '"') {
      const at = found.index;
      if (at > lineEnd) lineEnd = endOfLine(text, at);
      const end = /\s/.test(text.charAt(at - 1)) ? closingQuote(text, at + 1) + 1 : 0;
      if (end > 0 && end <= lineEnd) special.lastIndex = end;
      found = special.exec(text);
    }
    row.cells.push(text.slice(start, found?.index));
    if (!found) return yield row;
    start = found.index + 1;
    if (!LINE_BREAK.test(found[0])) continue;
    yield row;
    if (found[0] === '\n') line += 1;
    row = { line, cells: [] };
  }
}

/** Returns what a sticky pattern matches at a position; undefined if it doesn't. */
function matchAt(pattern: RegExp, text: string, position: number): string | undefined {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0];
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Returns the position of the quote that ends quoted text; -1 if there is none. `""` is a quote within the text. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/**
 * Returns the addresses in a cell, and text that was meant to be one: usually one, but a quoted cell may contain
 * several, and separators may be missing.
 * @param isAddress the rule for an address.
 */
export function addressesIn(cell: string, isAddress: (text: string) => boolean): string[] {
  if (!/[@.<]/.test(cell)) return []; // a name
  const text = addressIn(cell);
  const bracketed = cell.includes('<') ? bracketedIn(cell) : [];
  if (bracketed.length < 2 && isAddress(text)) return [text];
  const parts = unquoted(cell.trim()).split(/[,;\n\u2028\u2029]/);
  if (parts.length > 1) return parts.flatMap((part) => addressesIn(part, isAddress));
  if (bracketed.length > 0) return bracketed;
  const words = text.split(' ');
  if (words.length > 1 && words.every(isAddress)) return words;
  return text.includes('@') || WITHOUT_AT.test(oneLine(cell)) ? [text] : [];
}

/** Returns what is in angle brackets and has an @, once each. */
function bracketedIn(cell: string): string[] {
  const inner = Array.from(oneLine(cell).matchAll(BRACKETED), ([, text = '']) => bare(text));
  return [...new Set(inner.filter((text) => text.includes('@')))];
}

/** Returns the address in a cell that has at most one: without quotes, and without a name before `<address>`. */
export function addressIn(cell: string): string {
  const text = oneLine(cell).replace(FIELD_NAME, '').replace(COMMENT, '').trim();
  return bare(/<\s*([^<>\s]+)\s*>$/.exec(text)?.[1] ?? text);
}

/** Removes quotes and what programs put before an address. */
function bare(text: string): string {
  return oneLine(unquoted(text.trim()))
    .replace(/^mailto:\s*/i, '')
    .replace(FORMULA_MARK, '');
}

/** Removes double quotes, as in CSV, or single ones, as Outlook puts around addresses. */
function unquoted(text: string): string {
  const [, double, single] = /^(?:"(.*)"|'([^']*)')$/s.exec(text) ?? [];
  return double?.replaceAll('""', '"') ?? single ?? text;
}
