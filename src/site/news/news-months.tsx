import { type ReactNode, useRef } from 'react';
import { NEWS_FAILED, newsAt } from '../../api/news';
import { NEWS_PER_PAGE } from '../../model/lists/page-sizes';
import { type NewsItem, newsByMonth, publishedDay } from '../../model/news/news';
import { groupByDate } from '../../model/time/date-groups';
import { formatDay } from '../../model/time/day';
import { Pages, type TurnControl } from '../../ui/lists/pager';
import type { OnOpen } from '../../ui/lists/use-item-dialog';
import { useList } from '../../ui/lists/use-list';
import { dimensionHead } from '../../ui/style/list-recipes.style';
import { NewsEntries } from './news-entries';
import { newsSection } from './news-entries.style';
import { monthBox, monthTitle, placeholder } from './news-months.style';

const dayOf = (item: NewsItem) => publishedDay(item.publishedAt);

interface NewsMonthsProps {
  api?: string;
  /** Language of the months and dates. */
  lang: string;
  /** An item's address, with `{id}` in place of its id. */
  newsHref: string;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  pageLink: (page: number, control: TurnControl) => ReactNode;
  /** Called when an item is selected. Return false to prevent the link from being followed. */
  onOpen: OnOpen<NewsItem>;
}

/** Earlier news by month, in brief. For a page that shows the latest news above and opens items in a dialog. */
export function NewsMonths({ api = '', lang, newsHref, page, onPage, pageLink, onOpen }: NewsMonthsProps) {
  const news = newsAt(api);
  const list = useList(news, newsByMonth(page));
  const heading = useRef<HTMLHeadingElement>(null);
  const preload = () => news.preload();

  const { answer } = list;
  if (list.kind === 'loading') return <div className={placeholder} />;
  if (!answer || answer.total === 0) return null;
  return (
    // The articles load when a reader is about to open one.
    <section className={newsSection} aria-labelledby="earlier-news" onPointerEnter={preload} onFocus={preload}>
      <div className={dimensionHead}>
        <h2 id="earlier-news" ref={heading} tabIndex={-1}>
          Earlier news
        </h2>
        <span aria-hidden="true">{String(answer.total).padStart(2, '0')}</span>
      </div>
      <Pages
        label="Earlier news"
        range={answer}
        list={list}
        failedText={NEWS_FAILED}
        perPage={NEWS_PER_PAGE}
        page={page}
        onPage={onPage}
        pageLink={pageLink}
        section={heading}
        takesFocus
      >
        {(items, isBusy) => (
          <div aria-busy={isBusy}>
            {groupByDate(items, 'month', dayOf).map(({ date, items }) => (
              <div key={date ?? ''} className={monthBox}>
                <h3 className={monthTitle} suppressHydrationWarning>
                  {date ? formatDay(date, { month: 'long', year: 'numeric' }, lang) : 'Other news'}
                </h3>
                <NewsEntries items={items} lang={lang} newsHref={newsHref} onOpen={onOpen} />
              </div>
            ))}
          </div>
        )}
      </Pages>
    </section>
  );
}
