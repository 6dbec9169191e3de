import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { NEWS_PER_PAGE, pageAt, pageOf } from '../../model/lists/page';
import type { NewsItem } from '../../model/news/news';
import { newsMonths } from '../../model/news/news-months';
import { publishedDay } from '../../model/news/published';
import { formatDay } from '../../model/time/day';
import { ItemLink, type ItemLinkProps } from '../../ui/lists/item-link';
import type { TurnControl } from '../../ui/lists/pager';
import { hrefFrom, isPlainClick, type OnOpen } from '../../ui/lists/use-item-dialog';
import { dimensionHead } from '../../ui/style/cards';
import { FailureNotice } from '../../ui/text/notice';
import {
  bar,
  box,
  entries,
  entry,
  entryLink,
  entryText,
  entryTitle,
  monthBox,
  monthTitle,
  placeholder,
  position,
} from './news-months.style';
import { useNewsMonths } from './use-news-months';

const FAILED_TEXT = 'Failed to load news. Please try again later.';

interface NewsMonthsProps {
  api?: string;
  /** Language of the months and dates. */
  lang: string;
  /** Address of an item with `{id}` in it. */
  newsHref: string;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  pageLink: (page: number, control: TurnControl) => ReactNode;
  /** The selected item's id; '' for none. The host shows it. */
  openId: string;
  /** An item is being selected; return false to take over. */
  onOpen: OnOpen<NewsItem>;
}

/** All news by month, in short: for a page that shows the latest above, and an item in a dialog. */
export function NewsMonths({ api = '', lang, newsHref, page, onPage, pageLink, openId, onOpen }: NewsMonthsProps) {
  const [isNear, setNear] = useState(false);
  const { list, slice } = useNewsMonths(api, page, isNear);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = pageOf(slice, page, NEWS_PER_PAGE);
  const shown = wanted.isComplete ? wanted : pageOf(slice, pageAt(slice, NEWS_PER_PAGE), NEWS_PER_PAGE);

  function linkTo(item: NewsItem): ItemLinkProps {
    const href = hrefFrom(newsHref, item.id);
    const open = (click: MouseEvent) => {
      if (isPlainClick(click) && onOpen({ kind: 'news', item, href }) === false) click.preventDefault();
    };
    return { href, onClick: open };
  }
  /** The heading takes the focus: the entries above the control are others now. */
  function turnTo(next: number) {
    if (list.part === 'failed') list.reload();
    onPage(next);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }
  const control = (name: string, target: number) =>
    pageLink(target, { name, isDisabled: target < 1 || target > wanted.total, onTurn: () => turnTo(target) });

  if (list.kind === 'loading' || (list.part && slice.items.length < Math.min(1, slice.total)))
    return <div className={placeholder} />;
  if (list.kind !== 'ready' || slice.total === 0) return null;
  return (
    // The articles come when a reader is about to open one.
    <section
      className={box}
      aria-labelledby="all-news"
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <div className={dimensionHead}>
        <h2 id="all-news" ref={heading} tabIndex={-1}>
          All news
        </h2>
        <span aria-hidden="true">{String(slice.total).padStart(2, '0')}</span>
      </div>
      {list.part === 'failed' && (openId || !wanted.isComplete) && (
        <FailureNotice text={FAILED_TEXT} onRetry={list.reload} />
      )}
      <div aria-busy={!wanted.isComplete && list.part === 'loading'}>
        {newsMonths(shown.items).map(({ month, items }) => (
          <div key={month ?? ''} className={monthBox}>
            <h3 className={monthTitle} suppressHydrationWarning>
              {month ? formatDay(month, { month: 'long', year: 'numeric' }, lang) : 'Other news'}
            </h3>
            <ul className={entries}>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat, and a page is replaced as a whole
                <Entry key={`${item.id}/${index}`} item={item} lang={lang} link={linkTo(item)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {shown.total > 1 && (
        <nav className={bar} aria-label="All news, pages">
          {control('Prev', wanted.page - 1)}
          <span className={position}>
            {shown.page} / {shown.total}
          </span>
          {control('Next', wanted.page + 1)}
        </nav>
      )}
    </section>
  );
}

function Entry({ item, lang, link }: { item: NewsItem; lang: string; link: ItemLinkProps }) {
  const { title, description, publishedAt } = item;
  const day = publishedDay(publishedAt);
  return (
    <li className={entry}>
      {day ? (
        <time dateTime={day} suppressHydrationWarning>
          {formatDay(day, { day: 'numeric', month: 'short' }, lang)}
        </time>
      ) : (
        <span dir="auto">{publishedAt}</span>
      )}
      <div>
        <p className={entryTitle} dir="auto">
          <ItemLink {...link} className={entryLink} hasPopup>
            {title}
          </ItemLink>
        </p>
        {description && (
          <p className={entryText} dir="auto">
            {description}
          </p>
        )}
      </div>
    </li>
  );
}
