import { useMemo } from 'react';
import { firstDataAt } from '../../api/first-data';
import { newsAt } from '../../api/news';
import type { FirstData } from '../../model/first-data';
import { type NewsItem, normaliseNews } from '../../model/news';
import { newestFirst } from '../../model/news-months';
import { NEWS_PER_PAGE, pageAt, pageOf } from '../../model/page';
import { type Slice, whole } from '../../model/slice';
import { type List, useResource } from '../../ui/use-resource';

/** The news with the latest first; until all are there, the page of them that has come with the document. */
export function useNewsMonths(
  api: string,
  page: number,
  needsAll: boolean,
): { list: List<NewsItem>; slice: Slice<NewsItem> } {
  const part = firstPart(api);
  const isEnough = part !== undefined && !needsAll && pageOf(part, page, NEWS_PER_PAGE).isComplete;
  const list = useResource(newsAt(api), {}, part && { total: part.total, isEnough });
  const all = useMemo(() => whole(newestFirst(list.items)), [list.items]);
  return { list, slice: (list.part && part) || all };
}

const parts = new WeakMap<FirstData, Slice<NewsItem> | undefined>();

/** The part in the first data, the same object each time. Only this list has it: the resource of the tag does without. */
function firstPart(api: string): Slice<NewsItem> | undefined {
  const first = firstDataAt(api);
  if (!first) return undefined;
  if (!parts.has(first)) parts.set(first, readPart(first));
  return parts.get(first);
}

function readPart({ newsByMonth }: FirstData): Slice<NewsItem> | undefined {
  if (!newsByMonth) return undefined;
  const part = { ...newsByMonth, items: normaliseNews(newsByMonth.items).items };
  return pageOf(part, pageAt(part, NEWS_PER_PAGE), NEWS_PER_PAGE).isComplete ? part : undefined;
}
