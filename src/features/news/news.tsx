import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NEWS_FAILED, newsAt } from '../../api/news';
import { limitedCount } from '../../model/lists/limit';
import { NEWS_CARDS } from '../../model/lists/page-sizes';
import { firstItems, itemById, type Query } from '../../model/lists/query';
import type { NewsItem } from '../../model/news/news';
import type { ArrowKeyScope } from '../../ui/carousel/use-arrow-keys';
import { useHostList, useIsHydrated, useTexts } from '../../ui/host/host';
import { ListStates, Loading, pattern } from '../../ui/lists/list-states';
import { type ItemDialogProps, useItemDialog } from '../../ui/lists/use-item-dialog';
import { type ListEvents, useItem } from '../../ui/lists/use-list';
import { listBox } from '../../ui/style/list-recipes.style';
import { classes } from '../../ui/style/style';
import { FailureNotice } from '../../ui/text/notice';
import { cardsBox, cardsPlaceholder, onlyWide, single } from './news.style';
import { NewsCard } from './news-card';
import {
  fallbackPicture,
  LAYOUT_ATTRIBUTE,
  LazyCarousel,
  LazyNewsDialog,
  LazyNewsRow,
  rowFitsIn,
  useNews,
} from './news-layouts';
import { useRowFits } from './use-row-scroll';

/** Number of cards if the host sets no limit: more than anyone will look through. */
const DEFAULT_LIMIT = 24;

/** The rest of the news is requested when a reader is this close to the last card that came with the page. */
const NEAR_CARDS = 3;

export interface NewsProps extends ListEvents, ItemDialogProps<NewsItem> {
  /** Base URL of the API, '' for the page's own origin. */
  api?: string;
  /** Language of the dates; default: the browser's. */
  lang?: string;
  /** Address of an item's page with `{id}` in it. Without it, items open in a dialog. */
  newsHref?: string;
  /** The id of the only item to show. Default: all items. */
  newsId?: string;
  /** Query for the news to show. Default: the first items; more load as the reader approaches them. */
  query?: Query<NewsItem>;
  /** Maximum number of news items. Default: 24. */
  limit?: number | undefined;
  /** Heading level of the cards' titles: 2 directly under a page's title. Default: 3. */
  level?: 2 | 3;
  /** Where to listen for arrow keys. Pages with nothing but news listen everywhere. */
  arrowKeys?: ArrowKeyScope;
  /** The shadow root around the view. Default: none. */
  container?: ShadowRoot;
  /** Shown below 'No news found.': where to go next. */
  nextSteps?: ReactNode;
  /** Further links for the item in the dialog, beside the Close button. */
  links?: (item: NewsItem) => ReactNode;
}

/** The society's news: a row of cards in a wide window, one card at a time in a narrow one. */
export function News({
  api = '',
  lang,
  newsHref = '',
  newsId = '',
  level = 3,
  arrowKeys = 'element',
  ...props
}: NewsProps) {
  const t = useTexts();
  /** Index of the furthest card that has been in view. */
  const [reached, setReached] = useState(0);
  const limit = props.limit && props.limit >= 1 ? props.limit : DEFAULT_LIMIT;
  const isEnough = limitedCount(reached + 1 + NEAR_CARDS, limit) <= NEWS_CARDS;
  const first = newsId ? itemById<NewsItem>(newsId) : firstItems<NewsItem>(isEnough ? NEWS_CARDS : limit);
  const list = useNews(api, props.query ?? first, {
    onLoad: (news) => props.onLoad?.({ count: limitedCount(news.total, limit) }),
    onError: props.onError,
  });
  const items = list.answer?.items.slice(0, limit) ?? [];
  const total = limitedCount(list.answer?.total ?? 0, limit);
  useHostList(list.isUnsuccessful ? { ...list, kind: 'error' } : list, total);
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const rowFits = useRowFits(root, isHydrated ? undefined : rowFitsIn(props.container));
  const openItem = useItem(newsAt(api), props.openId);
  const known = openItem ? [...items, openItem] : items;
  const { selected, linkTo, close } = useItemDialog('news', known, newsHref, LazyNewsDialog, props);
  const fallback = fallbackPicture(api);

  useEffect(() => {
    if (rowFits === undefined) return;
    // Runs in parallel with the request. A failure is shown when the view renders.
    (rowFits ? LazyNewsRow : LazyCarousel).preload().catch(() => {});
  }, [rowFits]);

  /** Whether to render a layout. A server can't measure, so it renders both. */
  const shows = (row: boolean) => (rowFits === undefined ? !isHydrated : rowFits === row);

  const cards = {
    label: t('News & Updates'),
    count: total,
    arrowKeys,
    slide: (index: number) => {
      const item = items[index];
      if (item)
        return (
          <NewsCard item={item} lang={lang} level={level} fallback={fallback} link={linkTo(item)} eager={index === 0} />
        );
      if (list.pending === 'failed') return <FailureNotice text={NEWS_FAILED} onRetry={list.reload} />;
      return isHydrated && <div className={pattern} />;
    },
    onReach(index: number) {
      if (items.length < total) setReached(Math.max(reached, index));
    },
  };
  return (
    <div ref={root} className={listBox}>
      <ListStates
        list={list}
        loading={<Loading text="Loading news..." className={cardsPlaceholder} />}
        failedText={NEWS_FAILED}
        isEmpty={total === 0}
        emptyText="No news found."
        nextSteps={props.nextSteps}
      >
        {shows(false) && (
          <div key="single" className={classes(cardsBox, single)} {...{ [LAYOUT_ATTRIBUTE]: 'single' }}>
            <LazyCarousel {...cards} />
          </div>
        )}
        {shows(true) && (
          <div key="row" className={classes(cardsBox, onlyWide)} {...{ [LAYOUT_ATTRIBUTE]: 'row' }}>
            <LazyNewsRow {...cards} />
          </div>
        )}
      </ListStates>
      {selected && (
        <LazyNewsDialog key={selected.id} item={selected} lang={lang} fallback={fallback} onClose={close}>
          {props.links?.(selected)}
        </LazyNewsDialog>
      )}
    </div>
  );
}
