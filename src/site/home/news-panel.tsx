import type { MouseEvent } from 'react';
import { fallbackPicture, useNews } from '../../features/news/news-forms';
import { PANEL_NEWS } from '../../model/lists/range';
import { initialLetter } from '../../model/text/text';
import { isPlainClick } from '../../ui/lists/use-item-dialog';
import { Picture } from '../../ui/pictures/picture';
import { Poster } from '../../ui/pictures/poster';
import { onlySpoken } from '../../ui/style/controls';
import { box, coveringLink, extend } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { excerpt } from '../page.style';
import { Panel } from './panel';

const pictured = css`
  --_lead: min(7.5em, 30vw);
`;

const picture = extend(box)`
  aspect-ratio: 4 / 3;
  overflow: hidden;
`;

const readMore = extend(coveringLink)`
  display: inline-block;
  margin-top: 0.4em;
  font-weight: 600;
`;

interface NewsPanelProps {
  api?: string;
  /** Where every item leads: the page of all news. */
  newsHref: string;
  /** A link was clicked plainly; return false to take over. */
  onNavigate?: (href: string) => boolean | undefined;
}

/** The first news in short: picture, title, two lines, Read more. */
export function NewsPanel({ api = '', newsHref, onNavigate }: NewsPanelProps) {
  const list = useNews(api, PANEL_NEWS);
  const fallback = fallbackPicture(api);

  function navigate(click: MouseEvent) {
    if (isPlainClick(click) && onNavigate?.(newsHref) === false) click.preventDefault();
  }
  return (
    <Panel
      list={list}
      items={list.answer?.items}
      className={pictured}
      loadingText="Loading news..."
      failedText="Failed to load news. Please try again later."
      emptyText="No news found."
    >
      {(item) => (
        <>
          <div className={picture}>
            <Picture
              src={item.imageUrl}
              fallback={fallback}
              alt=""
              width={240}
              height={180}
              instead={<Poster title={item.title} figure={initialLetter(item.title)} />}
            />
          </div>
          <div>
            <h3 dir="auto">{item.title}</h3>
            {item.description && (
              <p className={excerpt} dir="auto">
                {item.description}
              </p>
            )}
            <a className={readMore} href={newsHref} onClick={navigate}>
              Read more<span className={onlySpoken}> about {item.title}</span>
            </a>
          </div>
        </>
      )}
    </Panel>
  );
}
