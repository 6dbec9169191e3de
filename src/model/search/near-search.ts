import { hasWord, nearWords, wordsOf } from './near-words';
import { type Indexed, inTitleFirst } from './search';

/** What a search finds by words that are only similar. */
export interface NearFound<Item> {
  items: Item[];
  /** The similar words, to mark them. */
  words: string[];
}

/** The words of an index, each with the places of the items that have it. */
interface Vocabulary {
  words: readonly string[];
  places: ReadonlyMap<string, readonly number[]>;
}

/** Found out once per index: for 20,000 events it takes a quarter of a second. */
const vocabularies = new WeakMap<readonly Indexed<unknown>[], Vocabulary>();

/**
 * The items in which every term, or a word that is one mistake from it, occurs; without those that `search` finds.
 * Those whose title has them all come first, else the order stays.
 */
export function searchNear<Item>(index: readonly Indexed<Item>[], terms: readonly string[]): NearFound<Item> {
  const { words, places } = vocabularyOf(index);
  const wanted = terms.map((term) => {
    const near = nearWords(words, term);
    return { term, near, has: new Set(near.flatMap((word) => places.get(word) ?? [])) };
  });
  const similar = wanted.flatMap(({ near }) => near);
  if (similar.length === 0) return { items: [], words: [] };
  const found = index.filter(
    ({ all }, place) =>
      wanted.some(({ has }) => has.has(place)) &&
      wanted.every(({ term, has }) => has.has(place) || all.includes(term)) &&
      !terms.every((term) => all.includes(term)),
  );
  const inTitle = (title: string) =>
    wanted.every(({ term, near }) => title.includes(term) || near.some((word) => hasWord(title, word)));
  return { items: inTitleFirst(found, inTitle), words: similar };
}

function vocabularyOf(index: readonly Indexed<unknown>[]): Vocabulary {
  const known = vocabularies.get(index);
  if (known) return known;
  const places = new Map<string, number[]>();
  index.forEach(({ all }, place) => {
    for (const word of wordsOf(all)) {
      const list = places.get(word);
      if (!list) places.set(word, [place]);
      else if (list.at(-1) !== place) list.push(place);
    }
  });
  const vocabulary = { words: [...places.keys()], places };
  vocabularies.set(index, vocabulary);
  return vocabulary;
}
