import { Link } from 'wouter';
import { NEWS_FAILED } from '../../api/news';
import { fallbackPicture, useNews } from '../../features/news/news-layouts';
import { PANEL_NEWS } from '../../model/lists/page-sizes';
import { firstItems } from '../../model/lists/query';
import { Picture } from '../../ui/pictures/picture';
import { coveringLink } from '../../ui/style/list-recipes.style';
import { box, extend } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { excerpt } from '../page.style';
import { routes } from '../routes';
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

/** The first few news items in brief: picture, title, two lines of the description, and a Read more link. */
export function NewsPanel() {
  const list = useNews('', firstItems(PANEL_NEWS));
  return (
    <Panel
      list={list}
      items={list.answer?.items}
      className={pictured}
      loadingText="Loading news..."
      failedText={NEWS_FAILED}
      emptyText="No news found."
    >
      {(item) => (
        <>
          <div className={picture}>
            <Picture src={item.imageUrl} fallback={fallbackPicture('')} alt="" width={240} height={180} />
          </div>
          <div>
            <h3 dir="auto">{item.title}</h3>
            {item.description && (
              <p className={excerpt} dir="auto">
                {item.description}
              </p>
            )}
            <Link className={readMore} href={routes.news.path} aria-label={`Read more about ${item.title}`}>
              Read more
            </Link>
          </div>
        </>
      )}
    </Panel>
  );
}
