import { normaliseText } from '../text/normalised-text';
import { wordPositions } from './near-words';

/** Words of a query that count; with more, a search is slow and finds nothing. */
const MAX_TERMS = 8;

/** Characters of a query that count. */
const MAX_QUERY_CHARACTERS = 200;

/** A piece of a text; `marked` if it matches the query. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** The searched texts of an item, normalised once for many queries. */
export interface Indexed<Item> {
  item: Item;
  title: string;
  /** Title and all other texts. */
  all: string;
}

/** The words of a query, normalised, each once. */
export function searchTerms(query: string): string[] {
  const words = normaliseText(query.slice(0, MAX_QUERY_CHARACTERS)).split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, MAX_TERMS);
}

/** Makes items ready for `search`. `texts` gives an item's title first. */
export function searchIndex<Item>(items: readonly Item[], texts: (item: Item) => readonly string[]): Indexed<Item>[] {
  return items.map((item) => {
    const [title = '', ...others] = texts(item).map(normaliseText);
    return { item, title, all: [title, ...others].join('\n') };
  });
}

/**
 * The items in which every term occurs somewhere; those whose title has them all come first, else the
 * order stays. No terms find nothing.
 */
export function search<Item>(index: readonly Indexed<Item>[], terms: readonly string[]): Item[] {
  if (terms.length === 0) return [];
  const has = (text: string) => terms.every((term) => text.includes(term));
  return inTitleFirst(
    index.filter(({ all }) => has(all)),
    has,
  );
}

/** The items found, those whose title has what was searched first. */
export function inTitleFirst<Item>(found: readonly Indexed<Item>[], has: (text: string) => boolean): Item[] {
  const inTitle = found.filter(({ title }) => has(title));
  const elsewhere = found.filter(({ title }) => !has(title));
  return [...inTitle, ...elsewhere].map(({ item }) => item);
}

/**
 * The text cut where the terms begin and end. Joined, the pieces are the text.
 * @param words that are marked too, but not as a part of another word.
 */
export function markTerms(text: string, terms: readonly string[], words: readonly string[] = []): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [from, to] of occurrences(text, terms, words)) {
    if (from > end) pieces.push({ text: text.slice(end, from), marked: false });
    pieces.push({ text: text.slice(from, to), marked: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

/**
 * The part of a long text that shows why it was found: from a little before the first term on, cut
 * between words, with an ellipsis where something is missing.
 * @param characters about how many to keep.
 */
export function excerptAround(
  text: string,
  terms: readonly string[],
  characters: number,
  words: readonly string[] = [],
): string {
  if (text.length <= characters) return text;
  const [first = 0] = occurrences(text, terms, words)[0] ?? [];
  const lead = Math.round(characters / 4);
  const from = first <= lead ? 0 : wordStart(text, first - lead, first);
  const to = from + characters >= text.length ? text.length : wordEnd(text, from + characters);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
}

/** The positions of the terms and words in a text, from and to, in order; overlapping ones are joined. */
function occurrences(text: string, terms: readonly string[], words: readonly string[]): [number, number][] {
  const { normalised, origins } = normaliseWithOrigins(text);
  const spans: [number, number][] = [];
  const add = (at: number, length: number) => spans.push([origins[at] ?? 0, origins[at + length] ?? text.length]);
  for (const term of terms) {
    for (let at = normalised.indexOf(term); at >= 0; at = normalised.indexOf(term, at + term.length)) {
      add(at, term.length);
    }
  }
  for (const word of words) for (const at of wordPositions(normalised, word)) add(at, word.length);
  spans.sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** The normalised text, and for each of its characters where in the text it comes from. */
function normaliseWithOrigins(text: string): { normalised: string; origins: number[] } {
  let normalised = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = normaliseText(character);
    for (let i = 0; i < plain.length; i += 1) origins.push(at);
    normalised += plain;
    at += character.length;
  }
  return { normalised, origins };
}

/** The first beginning of a word between two places; the later place when there is none. */
function wordStart(text: string, from: number, to: number): number {
  const space = text.slice(from, to).search(/\s/);
  return space < 0 ? to : from + space + 1;
}

/** The last end of a word before a place; a word longer than all that is cut between characters. */
function wordEnd(text: string, at: number): number {
  const space = text.slice(0, at).search(/\s\S*$/);
  if (space > at / 2) return space;
  const splitsPair = /[\udc00-\udfff]/.test(text.charAt(at));
  return splitsPair ? at - 1 : at;
}
