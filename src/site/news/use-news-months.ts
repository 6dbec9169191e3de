import { useMemo } from 'react';
import { firstDataAt } from '../../api/first-data';
import { newsAt } from '../../api/news';
import type { FirstData } from '../../model/lists/first-data';
import { NEWS_PER_PAGE, pageOf } from '../../model/lists/page';
import { isWhole, type Slice, whole } from '../../model/lists/slice';
import { type NewsItem, normaliseNews } from '../../model/news/news';
import { newestFirst } from '../../model/news/news-months';
import { type List, useResource } from '../../ui/lists/use-resource';

/** The news with the latest first; until all are there, the page of them that has come with the document. */
export function useNewsMonths(
  api: string,
  page: number,
  needsAll: boolean,
): { list: List<NewsItem>; slice: Slice<NewsItem> } {
  const part = firstPart(api);
  // Beside a row with news of its own, such as those of the home page, it waits for the row to ask for all.
  const isEnough = !needsAll && (!part?.items.length || pageOf(part, page, NEWS_PER_PAGE).isComplete);
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

function readPart({ newsByMonth, news }: FirstData): Slice<NewsItem> | undefined {
  if (newsByMonth) return { ...newsByMonth, items: normaliseNews(newsByMonth.items).items };
  if (news && isWhole(news)) return whole(newestFirst(normaliseNews(news.items).items));
  return news && { items: [], offset: 0, total: news.total };
}
