import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { formatDay } from '../../model/day';
import type { NewsItem } from '../../model/news';
import { newsMonths } from '../../model/news-months';
import { NEWS_PER_PAGE } from '../../model/page';
import { publishedDay } from '../../model/published';
import { dimensionHead } from '../../ui/cards';
import { ItemLink, type ItemLinkProps } from '../../ui/item-link';
import { FailureNotice } from '../../ui/notice';
import { Pages, type TurnControl } from '../../ui/pager';
import { hrefFrom, isPlainClick, type OnOpen } from '../../ui/use-item-dialog';
import {
  box,
  entries,
  entry,
  entryLink,
  entryText,
  entryTitle,
  monthBox,
  monthTitle,
  placeholder,
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
  const section = useRef<HTMLElement>(null);

  function linkTo(item: NewsItem): ItemLinkProps {
    const href = hrefFrom(newsHref, item.id);
    const open = (click: MouseEvent) => {
      if (isPlainClick(click) && onOpen({ kind: 'news', item, href }) === false) click.preventDefault();
    };
    return { href, onClick: open };
  }
  if (list.kind === 'loading') return <div className={placeholder} />;
  if (list.kind !== 'ready' || slice.total === 0) return null;
  return (
    // The articles come when a reader is about to open one.
    <section
      ref={section}
      className={box}
      aria-labelledby="all-news"
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <div className={dimensionHead}>
        <h2 id="all-news">All news</h2>
        <span aria-hidden="true">{String(slice.total).padStart(2, '0')}</span>
      </div>
      {openId && list.part === 'failed' && <FailureNotice text={FAILED_TEXT} onRetry={list.reload} />}
      <Pages
        label="All news"
        slice={slice}
        list={list}
        failedText={FAILED_TEXT}
        perPage={NEWS_PER_PAGE}
        section={section}
        page={page}
        onPage={onPage}
        pageLink={pageLink}
      >
        {(shown, isBusy) => (
          <div aria-busy={isBusy || undefined}>
            {newsMonths(shown).map(({ month, items }) => (
              <div key={month} className={monthBox}>
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
        )}
      </Pages>
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
