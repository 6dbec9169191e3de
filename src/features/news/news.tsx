import { useCallback, useEffect, useRef } from 'react';
import { newsAt } from '../../api/news';
import type { NewsItem } from '../../model/news';
import type { ArrowKeyScope } from '../../ui/carousel/use-arrow-keys';
import { lazyView } from '../../ui/lazy-view';
import { Loading } from '../../ui/loading';
import { FailureNotice, Notice } from '../../ui/notice';
import { classes } from '../../ui/style';
import { hrefFrom, type ItemDialogProps, useItemDialog } from '../../ui/use-item-dialog';
import { type ListEvents, useResource } from '../../ui/use-resource';
import { cardsRoom, list, room, single } from './news.style';
import { NewsCard } from './news-card';
import { fallbackPicture } from './news-picture';
import { useRowFits } from './use-row-fits';

const Carousel = lazyView(() => import('../../ui/carousel/carousel').then((module) => module.Carousel));
const NewsRow = lazyView(() => import('./news-row').then((module) => module.NewsRow));
const NewsDialog = lazyView(() => import('./news-dialog').then((module) => module.NewsDialog));

const NO_NEWS: NewsItem[] = [];

const LABEL = 'News & Updates';

export interface NewsProps extends ListEvents, ItemDialogProps<NewsItem> {
  /** Base address of the calls, '' for the page's own origin. */
  api?: string;
  /** Language of the dates; default: the browser's. */
  lang?: string;
  /** Address of an item's page with `{id}` in it. Without it items open in a dialog. */
  newsHref?: string;
  /** Level of the cards' titles: 2 below a page's own title. Default 3. */
  level?: 2 | 3;
  /** Where arrow keys turn the news: a page that is all about them listens everywhere. */
  arrowKeys?: ArrowKeyScope;
}

/** The society's news: one by one in a narrow window, in a row in a wide one (spec, section 2). */
export function News({ api = '', lang, newsHref = '', onOpen, openId, onClose, onShown, ...props }: NewsProps) {
  const { level = 3, arrowKeys = 'element', ...events } = props;
  const resource = newsAt(api);
  const state = useResource(resource, events);
  const root = useRef<HTMLDivElement>(null);
  const rowFits = useRowFits(root);
  const items = state.kind === 'ready' ? state.items : NO_NEWS;
  const { selected, open, close } = useItemDialog('news', items, newsHref, { onOpen, openId, onClose, onShown });
  const fallback = fallbackPicture(api);
  // An answer without success leaves the news loading (readings.md).
  const waits = state.kind === 'loading' || state.kind === 'unsuccessful';

  useEffect(() => {
    if (rowFits === undefined) return;
    // Beside the call; a failure shows when the view is needed.
    (rowFits ? NewsRow : Carousel).preload().catch(() => {});
  }, [rowFits]);

  const latestOpen = useRef(open);
  latestOpen.current = open;
  const card = useCallback(
    (index: number) => {
      const item = items[index];
      return (
        item && (
          <NewsCard
            item={item}
            lang={lang}
            level={level}
            href={hrefFrom(newsHref, item.id)}
            fallback={fallback}
            onOpen={(opening, click) => latestOpen.current(opening, click)}
          />
        )
      );
    },
    [items, lang, level, newsHref, fallback],
  );

  const cards = { label: LABEL, count: items.length, arrowKeys };
  return (
    <div ref={root} className={list}>
      {/* The key makes what has loaded new elements: the text is replaced, not pushed about. */}
      <div key={waits ? 'loading' : 'loaded'}>
        {waits && <Loading text="Loading news..." room={cardsRoom} />}
        {state.kind === 'error' && (
          <FailureNotice text="Failed to load news. Please try again later." onRetry={resource.reload} />
        )}
        {state.kind === 'ready' && items.length === 0 && <Notice text="No news found." />}
        {items.length > 0 && rowFits === true && (
          <div className={room}>
            <NewsRow {...cards} card={card} />
          </div>
        )}
        {items.length > 0 && rowFits === false && (
          <div className={classes(room, single)}>
            <Carousel {...cards} slide={card} />
          </div>
        )}
      </div>
      {selected && <NewsDialog key={selected.id} item={selected} lang={lang} fallback={fallback} onClose={close} />}
    </div>
  );
}
