import { type MouseEvent, type ReactNode, useRef } from 'react';
import { newsAt } from '../../api/news';
import { PublishedDate } from '../../features/news/news-card';
import { NEWS_PER_PAGE } from '../../model/lists/range';
import { type NewsItem, newsByMonth, publishedDay } from '../../model/news/news';
import { summaryText } from '../../model/text/summary';
import { groupByDate } from '../../model/time/date-groups';
import { formatDay } from '../../model/time/day';
import { Pages, type TurnControl } from '../../ui/lists/pager';
import { hrefFrom, ItemLink, type ItemLinkProps, isPlainClick, type OnOpen } from '../../ui/lists/use-item-dialog';
import { useList } from '../../ui/lists/use-list';
import { Picture } from '../../ui/pictures/picture';
import { dimensionHead } from '../../ui/style/list-recipes.style';
import { excerpt, note } from '../page.style';
import { entry, entryLink, monthBox, months, monthTitle, picture, placeholder } from './news-months.style';

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

  function linkTo(item: NewsItem): ItemLinkProps {
    const href = hrefFrom(newsHref, item.id);
    const open = (click: MouseEvent) => {
      if (isPlainClick(click) && onOpen({ kind: 'news', item, href }) === false) click.preventDefault();
    };
    return { href, onClick: open };
  }

  const { answer } = list;
  if (list.kind === 'loading') return <div className={placeholder} />;
  if (!answer || answer.total === 0) return null;
  return (
    // The articles load when a reader is about to open one.
    <section className={months} aria-labelledby="earlier-news" onPointerEnter={preload} onFocus={preload}>
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
        failedText="Failed to load news. Please try again later."
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
                <ul>
                  {items.map((item, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat, and a page is replaced as a whole
                    <Entry key={`${item.id}/${index}`} item={item} lang={lang} link={linkTo(item)} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
      </Pages>
    </section>
  );
}

function Entry({ item, lang, link }: { item: NewsItem; lang: string; link: ItemLinkProps }) {
  const { title, description, imageUrl, publishedAt } = item;
  return (
    <li className={entry}>
      <PublishedDate publishedAt={publishedAt} lang={lang} className={note} />
      <div>
        <p dir="auto">
          <ItemLink {...link} className={entryLink} hasPopup>
            {title}
          </ItemLink>
        </p>
        {description && (
          <p className={excerpt} dir="auto">
            {summaryText(description)}
          </p>
        )}
      </div>
      {imageUrl && (
        <div className={picture}>
          <Picture src={imageUrl} alt="" width={120} height={80} instead="" />
        </div>
      )}
    </li>
  );
}
