import { pageBounds } from '../../../model/lists/page';

/** The rows of one section that are on a page. */
interface SectionRange<Section> {
  section: Section;
  /** How many of the section's rows are on earlier pages. */
  from: number;
  count: number;
}

/**
 * Returns which rows of a list are on a page, or on the nearest page if that one doesn't exist. The list consists of
 * sections, one after the other, so that each can be read in the order of an index, without sorting the whole list.
 * @param counts the number of rows in each section.
 */
export function pageRanges<Section extends string>(
  sections: readonly Section[],
  counts: Readonly<Record<Section, number>>,
  page: number,
  perPage: number,
) {
  const total = sections.reduce((sum, section) => sum + counts[section], 0);
  const bounds = pageBounds(total, page, perPage);
  const ranges: SectionRange<Section>[] = [];
  let start = 0; // the position of the section's first row in the list
  for (const section of sections) {
    const from = Math.max(0, bounds.first - start);
    const count = Math.min(counts[section], bounds.end - start) - from;
    if (count > 0) ranges.push({ section, from, count });
    start += counts[section];
  }
  return { ranges, total, page: bounds.page, pages: Math.max(1, Math.ceil(total / perPage)) };
}
