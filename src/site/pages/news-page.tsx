import { pageTitles } from '../../content/pages';
import { News } from '../../features/news/news';
import { NewsDialog, prepareNews } from '../../features/news/news-layouts';
import { pageIn } from '../../model/lists/range';
import { latestNews } from '../../model/news/news';
import { PagerLink } from '../../ui/lists/pager-link';
import { css } from '../../ui/style/style';
import { hasItem, keepInQuery, pageText, pathWith, useItemAddress, useQuery } from '../address';
import { NewsMonths } from '../news/news-months';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { SiteNextSteps } from '../site-next-steps';
import { useSociety } from '../society';
import { useHead } from '../use-head';

const plainList = css`
  margin-bottom: 1em;
`;

/** Loads the code for the first news items, if the page was rendered with them, and for the selected item. */
export async function prepare(search?: string, view?: ParentNode): Promise<void> {
  if (search === undefined) return;
  await Promise.all([prepareNews(view), hasItem(search) && NewsDialog.preload()]);
}

/** The latest news in a row, then earlier news by month. The URL stores the selected item and the page. */
export function NewsPage() {
  const { language } = useSociety();
  const { title, ...item } = useItemAddress();
  const query = useQuery();
  const { path } = routes.news;
  useHead(routes.news, title);
  return (
    <>
      <h1 className={pageTitle}>{pageTitles.news}</h1>
      <noscript>
        <p className={plainList}>
          Without JavaScript: <a href="/embed/news.html">the news as a plain list</a>.
        </p>
      </noscript>
      <News
        query={latestNews}
        lang={language}
        newsHref={`${path}?item={id}`}
        level={2}
        arrowKeys="page"
        nextSteps={<SiteNextSteps />}
        {...item}
      />
      <NewsMonths
        lang={language}
        newsHref={`${path}?item={id}`}
        page={pageIn(query)}
        pageLink={(page, control) => (
          <PagerLink {...control} href={pathWith(path, query, { page: pageText(page), item: '' })} />
        )}
        onPage={(page) => keepInQuery({ page: pageText(page) })}
        onOpen={item.onOpen}
      />
    </>
  );
}
