import type { DescribedTag } from '../../src/build/reference/declarations';
import { ALUMNI_PER_PAGE } from '../../src/model/alumni/alumni-page';
import { limitOf } from '../../src/model/lists/limit';
import { EVENTS_PER_PAGE, PROJECTS_PER_PAGE } from '../../src/model/lists/page-sizes';
import type { Setup } from './setup';

/** Heights in px in a wide column, in a medium one and on a phone. */
type Heights = readonly number[];

/** A tag, and its heights from the table in docs/tags.md, keyed by attributes: `show="past" limit="3"`. */
export type MeasuredTag = DescribedTag & { heights?: Record<string, Heights> };

/** Maximum widths of a medium column and of a phone. */
export const MIDDLE_PX = 1000;
export const PHONE_PX = 600;

/** The `limit` in the table rows that have one. */
const MEASURED = 3;

/** Items per page, and columns at each width. */
const LISTS: Record<string, { perPage: number; columns: Heights }> = {
  'ummes-events': { perPage: EVENTS_PER_PAGE, columns: [1, 1, 1] },
  'ummes-student-life': { perPage: PROJECTS_PER_PAGE, columns: [3, 2, 1] },
  'ummes-alumni': { perPage: ALUMNI_PER_PAGE, columns: [3, 2, 1] },
};

const PAGER_PX = 64;

/** Returns the heights to reserve for a tag with this setup. Interpolates between the measured ones, row by row. */
export function heightsOf({ tag, reserve, heights = {} }: MeasuredTag, setup: Setup): Heights {
  const [wide = 0, phone = wide] = reserve.map(Number.parseFloat);
  const show = setup.show && setup.show !== 'all' ? `show="${setup.show}"` : '';
  const all = heights[show] ?? [wide, wide, phone];
  const few = heights[`${show} limit="${MEASURED}"`.trim()];
  const limit = limitOf(setup.limit ?? '');
  const list = LISTS[tag];
  if (!limit || !few || !list || limit >= list.perPage) return all;
  return all.map((height, at) => {
    const rows = (items: number) => Math.ceil(items / (list.columns[at] ?? 1));
    const measured = few[at] ?? height;
    const row = (height - measured - PAGER_PX) / (rows(list.perPage) - rows(MEASURED));
    return Math.round((measured + row * (rows(limit) - rows(MEASURED))) / 10) * 10;
  });
}
