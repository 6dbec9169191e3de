import SearchableMap from 'minisearch/SearchableMap';
import { wordsOf } from '../../model/text/normalised-text';
import { isNear } from '../../model/text/text';

/** Something that can be found. */
export interface Hit {
  title: string;
  /** Further searched text; an excerpt around the match is shown. */
  text: string;
  /** A line of facts, such as date and place; searched too. */
  note: string;
  href: string;
  /** The event has been cancelled. */
  isCancelled?: boolean;
  /** For the page it leads to, which then needs no call. */
  state?: unknown;
}

export interface Found {
  /** Hits with all the words, or with words that begin with them. */
  exact: Hit[];
  /** Further hits, in which some of the words are only similar. */
  near: Hit[];
  /** The words of these, to mark them. */
  nearWords: string[];
}

/** Words that may be misspelt. Shorter ones are too much like each other, and another digit is another year. */
const MISSPELT = /^[\p{L}\p{M}]{4,}$/u;

/**
 * Indexes hits; returns what finds those with all the words of a query. Those whose title has them come first, else the
 * order stays.
 */
export function searchIndex(hits: readonly Hit[]): (query: string) => Found {
  const positions = new Map<string, number[]>();
  hits.forEach(({ title, text, note }, position) => {
    for (const word of new Set(wordsOf(`${title}\n${text}\n${note}`))) {
      const known = positions.get(word);
      if (known) known.push(position);
      else positions.set(word, [position]);
    }
  });
  const index = SearchableMap.from([...positions]);

  /** Finds the hits that have a word of each set. */
  function having(wordSets: Set<string>[]): Hit[] {
    const found = wordSets.map((words) => new Set([...words].flatMap((word) => positions.get(word) ?? [])));
    const isFound = (position: number) => found.length > 0 && found.every((set) => set.has(position));
    const inTitle: Hit[] = [];
    const elsewhere: Hit[] = [];
    hits.forEach((hit, position) => {
      if (!isFound(position)) return;
      const titleWords = wordsOf(hit.title);
      const isInTitle = wordSets.every((words) => titleWords.some((word) => words.has(word)));
      (isInTitle ? inTitle : elsewhere).push(hit);
    });
    return [...inTitle, ...elsewhere];
  }

  return (query) => {
    const words = wordsOf(query);
    const typed = words.map((word) => new Set(index.atPrefix(word).keys()));
    // To the map, two neighbours that have changed places are two wrong letters.
    const similar = words.map((word) =>
      MISSPELT.test(word) ? [...index.fuzzyGet(word, 2).keys()].filter((known) => isNear(known, word)) : [],
    );
    const exact = having(typed);
    const known = new Set(exact);
    const either = typed.map((set, at) => new Set([...set, ...(similar[at] ?? [])]));
    const near = having(either).filter((hit) => !known.has(hit));
    return { exact, near, nearWords: similar.flat() };
  };
}
