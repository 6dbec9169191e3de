import type { MouseEvent } from 'react';
import { newsAt } from '../../api/news';
import { onlySpoken } from '../../ui/controls';
import { FailureNotice, Notice } from '../../ui/notice';
import { panelItem, panelList, panelRoom, panelText } from '../../ui/panel';
import { Picture } from '../../ui/picture';
import { classes } from '../../ui/style';
import { isPlainClick } from '../../ui/use-item-dialog';
import { useResource } from '../../ui/use-resource';
import { panelPicture, pictured, readMore } from './news-panel.style';
import { fallbackPicture } from './news-picture';

/** News on the home page (spec, section 9). */
const PANEL_NEWS = 3;

export interface NewsPanelProps {
  api?: string;
  /** Where every item leads: the page of all news. */
  newsHref: string;
  /** A link was clicked plainly; return false to take over. */
  onNavigate?: (href: string) => boolean | undefined;
}

/** The first news in short: picture, title, two lines, Read more. */
export function NewsPanel({ api = '', newsHref, onNavigate }: NewsPanelProps) {
  const resource = newsAt(api);
  const state = useResource(resource);

  // An answer without success leaves the news loading (readings.md).
  if (state.kind === 'loading' || state.kind === 'unsuccessful') {
    return (
      <div className={panelRoom}>
        <Notice text="Loading news..." />
      </div>
    );
  }
  if (state.kind === 'error') {
    return <FailureNotice text="Failed to load news. Please try again later." onRetry={resource.reload} />;
  }
  const news = state.items.slice(0, PANEL_NEWS);
  if (news.length === 0) return <Notice text="No news found." />;

  function go(click: MouseEvent) {
    if (isPlainClick(click) && onNavigate?.(newsHref) === false) click.preventDefault();
  }
  const fallback = fallbackPicture(api);
  return (
    <ul className={classes(panelList, pictured)}>
      {news.map(({ id, title, description, imageUrl }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat; the list is short and replaced whole
        <li key={`${id}/${index}`} className={panelItem}>
          <div className={panelPicture}>
            <Picture src={imageUrl} fallback={fallback} alt="" width={240} height={180} />
          </div>
          <div>
            <h3 dir="auto">{title}</h3>
            {description && (
              <p className={panelText} dir="auto">
                {description}
              </p>
            )}
            <a className={readMore} href={newsHref} onClick={go}>
              Read more<span className={onlySpoken}> about {title}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
