import { normaliseText } from '../text/normalised-text';
import type { AlumnusRow } from './alumnus';

/** How many of the most common texts are named. */
const MOST_COMMON = 3;

/** A text, and how many people have it. */
export interface Counted {
  text: string;
  people: number;
}

/** A batch of the directory in figures. */
export interface BatchFigures {
  batch: string;
  people: number;
  /** How many different companies and institutes they name. */
  workplaces: number;
  /** The most common ones, each of two people at least: one person's is on that person's card. */
  commonWorkplaces: readonly Counted[];
  commonDesignations: readonly Counted[];
}

/** Counts the people of a batch. Texts are the same whatever their case and accents. */
export function batchFigures(
  batch: string,
  people: readonly Pick<AlumnusRow, 'designation' | 'companyOrInstitute'>[],
): BatchFigures {
  const workplaces = countTexts(people.map(({ companyOrInstitute }) => companyOrInstitute));
  const designations = countTexts(people.map(({ designation }) => designation));
  return {
    batch,
    people: people.length,
    workplaces: workplaces.length,
    commonWorkplaces: mostCommon(workplaces),
    commonDesignations: mostCommon(designations),
  };
}

/** Each text once, as the first person writes it; empty ones do not count. */
function countTexts(texts: readonly string[]): Counted[] {
  const counted = new Map<string, Counted>();
  for (const text of texts) {
    const key = normaliseText(text.trim());
    const known = counted.get(key);
    if (known) known.people += 1;
    else if (key) counted.set(key, { text: text.trim(), people: 1 });
  }
  return [...counted.values()];
}

function mostCommon(counted: readonly Counted[]): Counted[] {
  const shared = counted.filter(({ people }) => people > 1);
  return shared.sort((a, b) => b.people - a.people).slice(0, MOST_COMMON);
}
