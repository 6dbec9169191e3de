import { normaliseText, wordsOf } from '../text/normalised-text';
import { isNear } from '../text/text';

/** Words of a query that count; with more, a search is slow and finds nothing. */
const MAX_TERMS = 8;

/** Characters of a query that count. */
const MAX_QUERY_CHARACTERS = 200;

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/** A piece of a text; `marked` if it matches the query. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** The words of a query, normalised, each once. */
export function searchTerms(query: string): string[] {
  const words = normaliseText(query.slice(0, MAX_QUERY_CHARACTERS)).split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, MAX_TERMS);
}

/** The text cut where the beginnings of words that are terms begin and end. Joined, the pieces are the text. */
export function markTerms(text: string, terms: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [from, to] of occurrences(text, terms)) {
    if (from > end) pieces.push({ text: text.slice(end, from), marked: false });
    pieces.push({ text: text.slice(from, to), marked: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

/**
 * The part of a long text that shows why it was found: from a little before the first term on, cut
 * between words, with an ellipsis where something is missing. In one paragraph.
 * @param characters about how many to keep.
 */
export function excerptAround(long: string, terms: readonly string[], characters: number): string {
  const text = long.replace(/\s+/g, ' ');
  if (text.length <= characters) return text;
  const [first = 0] = occurrences(text, terms)[0] ?? [];
  const lead = Math.round(characters / 4);
  const from = first <= lead ? 0 : wordStart(text, first - lead, first);
  const to = from + characters >= text.length ? text.length : wordEnd(text, from + characters);
  const kept = text.slice(from, to).trim();
  return `${from > 0 ? '…' : ''}${to < text.length ? `${kept.replace(/[\s,;:.]+$/, '')}…` : kept}`;
}

/** The positions of words that begin with the terms, from and to, in order; overlapping ones are joined. */
function occurrences(text: string, terms: readonly string[]): [number, number][] {
  const { normalised, origins } = normaliseWithOrigins(text);
  const spans: [number, number][] = [];
  for (const term of terms) {
    for (let at = normalised.indexOf(term); at >= 0; at = normalised.indexOf(term, at + 1)) {
      if (WORD_CHARACTER.test(normalised.charAt(at - 1))) continue;
      spans.push([origins[at] ?? 0, origins[at + term.length] ?? text.length]);
    }
  }
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

/** Returns the first start of a word between two positions, else the later position. */
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

/** Shorter beginnings are too much like each other. */
const MIN_LETTERS = 4;

/**
 * The path among those that there are that a mistyped one probably means: `/event/42` means `/events`. Only the first
 * part counts, whatever its capitals, hyphens and ending; one mistake is allowed. Null if none is alike.
 */
export function closestPath(path: string, paths: readonly string[]): string | null {
  const typed = lettersOf(path);
  if (typed.length < MIN_LETTERS) return null;
  const known = paths.map((path) => ({ path, letters: lettersOf(path) })).filter(({ letters }) => letters !== '');
  const likeness: ((letters: string) => boolean)[] = [
    (letters) => letters === typed,
    (letters) => isNear(letters, typed),
    (letters) => letters.startsWith(typed) || (letters.length >= MIN_LETTERS && typed.startsWith(letters)),
  ];
  for (const isAlike of likeness) {
    const found = known.find(({ letters }) => isAlike(letters));
    if (found) return found.path;
  }
  return null;
}

/** The letters and digits of a path's first part. */
function lettersOf(path: string): string {
  const [, first = ''] = path.split('/');
  return wordsOf(decoded(first)).join('');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
