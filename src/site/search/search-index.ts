import MiniSearch from 'minisearch';
import { QUESTION_WORDS, SYNONYMS } from '../../content/search';
import { isSimilar } from '../../model/search/search';
import { wordsOf } from '../../model/text/words';

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

export interface FoundHits {
  hits: Hit[];
  /** The matching words, to mark in the hits. */
  words: string[];
}

/** Words that may be misspelt. Shorter ones are too alike, and a different digit means a different year. */
const MISSPELT = /^[\p{L}\p{M}]{4,}$/u;

/** One letter in four may be wrong, or two in six. */
const WRONG_LETTERS = 0.25;

/** Other words for a search's own count less. */
const RELATED_BOOST = { title: 1, text: 0.3, note: 0.3 };

/**
 * Indexes hits. Returns a function that finds those containing every word of a query's subject, even if only as a
 * prefix, or a synonym of it. The best matches come first.
 * @param isFuzzy whether to match misspelt words too.
 */
export function searchIndex(hits: readonly Hit[]): (query: string, isFuzzy?: boolean) => FoundHits {
  const index = new MiniSearch<Hit & { id: number }>({
    fields: ['title', 'text', 'note'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 3 },
      boostDocument: (id) => hits[id]?.weight ?? 1,
    },
  });
  index.addAll(hits.map((hit, id) => ({ ...hit, id })));
  /** Every word in the hits, for finding similar ones. */
  let vocabulary: ReadonlySet<string> | undefined;

  function similarTo(word: string): string[] {
    vocabulary ??= new Set(hits.flatMap(({ title, text, note }) => [title, text, note].flatMap(wordsOf)));
    return [...vocabulary].filter((known) => isSimilar(known, word));
  }

  return (query, isFuzzy = false) => {
    const results = index.search({
      combineWith: 'AND',
      queries: subjectOf(query).map((word) => {
        const isMisspelt = isFuzzy && MISSPELT.test(word);
        const related = [...synonymsOf(word), ...(isMisspelt ? similarTo(word) : [])];
        return {
          combineWith: 'OR',
          queries: [
            { queries: [word], prefix: true, fuzzy: isMisspelt && WRONG_LETTERS },
            { queries: related, boost: RELATED_BOOST },
          ],
        };
      }),
    });
    return {
      hits: results.map(({ id }) => hits[id] as Hit),
      words: [...new Set(results.flatMap(({ terms }) => terms))],
    };
  };
}

const questionWords = new Set(QUESTION_WORDS.flatMap((line) => line.split(' ')));

/** Returns a query's words without those that only make it a question. */
function subjectOf(query: string): string[] {
  const words = wordsOf(query);
  const subject = words.filter((word) => !questionWords.has(word));
  return subject.length > 0 ? subject : words;
}

const synonyms = SYNONYMS.map((line) => line.split(' '));

function synonymsOf(word: string): string[] {
  return synonyms.find((words) => words.includes(word))?.filter((other) => other !== word) ?? [];
}
