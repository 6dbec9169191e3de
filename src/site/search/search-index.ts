import MiniSearch from 'minisearch';
import { wordsOf } from '../../model/text/text';

export interface Hit {
  title: string;
  /** More text to search. An excerpt around the match is shown. */
  text: string;
  /** A line of facts, such as the date and place, which is also searched. */
  note: string;
  href: string;
  isCancelled?: boolean;
  /** Multiplies the hit's score. Default: 1. */
  weight?: number;
  /** Navigation state for the linked page, which then needs no API call. */
  state?: unknown;
}

export interface Found {
  hits: Hit[];
  /** The matching words, to mark in the hits. */
  words: string[];
}

/** Words that may be misspelt. Shorter ones are too alike, and a different digit means a different year. */
const MISSPELT = /^[\p{L}\p{M}]{4,}$/u;

/** One letter in four may be wrong, or two in six, such as a swapped pair. */
const WRONG_LETTERS = 0.25;

/**
 * Indexes hits. Returns a function that finds those containing every word in a query, even if only as a prefix.
 * The best matches come first.
 * @param isFuzzy whether to match misspelt words too.
 */
export function searchIndex(hits: readonly Hit[]): (query: string, isFuzzy?: boolean) => Found {
  const index = new MiniSearch<Hit & { id: number }>({
    fields: ['title', 'text', 'note'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      boost: { title: 3 },
      boostDocument: (id) => hits[id]?.weight ?? 1,
    },
  });
  index.addAll(hits.map((hit, id) => ({ ...hit, id })));
  return (query, isFuzzy = false) => {
    const results = index.search(query, { fuzzy: (word) => isFuzzy && MISSPELT.test(word) && WRONG_LETTERS });
    return {
      hits: results.map(({ id }) => hits[id] as Hit),
      words: [...new Set(results.flatMap(({ terms }) => terms))],
    };
  };
}
