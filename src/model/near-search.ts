import { hasWord, nearWords, wordsOf } from './near-words';
import { type Indexed, inTitleFirst } from './search';

/** What a search finds by words that are only similar. */
export interface NearFound<Item> {
  items: Item[];
  /** The similar words, to mark them. */
  words: string[];
}

/** The words of an index, found out once: at 20,000 events it takes a tenth of a second. */
const vocabularies = new WeakMap<readonly Indexed<unknown>[], string[]>();

/**
 * The items in which every term, or a word that is one mistake from it, occurs; without those that `search` finds.
 * Those whose title has them all come first, else the order stays.
 */
export function searchNear<Item>(index: readonly Indexed<Item>[], terms: readonly string[]): NearFound<Item> {
  const vocabulary = vocabularyOf(index);
  const wanted = terms.map((term) => ({ term, near: nearWords(vocabulary, term) }));
  const words = wanted.flatMap(({ near }) => near);
  if (words.length === 0) return { items: [], words };
  const has = (text: string) =>
    wanted.every(({ term, near }) => text.includes(term) || near.some((word) => hasWord(text, word)));
  const isExact = (text: string) => terms.every((term) => text.includes(term));
  const found = index.filter(({ all }) => has(all) && !isExact(all));
  return { items: inTitleFirst(found, has), words };
}

function vocabularyOf(index: readonly Indexed<unknown>[]): string[] {
  let vocabulary = vocabularies.get(index);
  if (!vocabulary) {
    const words = new Set<string>();
    for (const { all } of index) for (const word of wordsOf(all)) words.add(word);
    vocabulary = [...words];
    vocabularies.set(index, vocabulary);
  }
  return vocabulary;
}
