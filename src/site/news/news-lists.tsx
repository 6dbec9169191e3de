import { pageTitles } from '../../content/pages';
import { News } from '../../features/news/news';
import { pageIn } from '../../model/lists/page';
import { latestNews, type NewsItem } from '../../model/news/news';
import { hrefFrom } from '../../ui/lists/host-address';
import { PagerLink } from '../../ui/lists/pager-link';
import type { ItemDialogProps } from '../../ui/lists/use-item-dialog';
import { css } from '../../ui/style/style';
import { keepInQuery, pageText, pathWith, useQuery } from '../address';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { SiteNextSteps } from '../site-next-steps';
import { useSociety } from '../society';
import { LatestRows } from './latest-rows';
import { NewsMonths } from './news-months';

const plainList = css`
  margin-bottom: 1em;
`;

interface NewsListsProps {
  /** An item's address, with `{id}` in place of its id. */
  newsHref: string;
  /** The selected item, which opens in a dialog. */
  item: Required<ItemDialogProps<NewsItem>>;
}

/** The latest news in a row, then earlier news by month. The URL stores the selected item and the page. */
export function NewsLists({ newsHref, item }: NewsListsProps) {
  const { language } = useSociety();
  const query = useQuery();
  const { path } = routes.news;
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
        newsHref={newsHref}
        level={2}
        arrowKeys="page"
        nextSteps={<SiteNextSteps />}
        links={({ id }) => <a href={hrefFrom(newsHref, id)}>Open as a page</a>}
        {...item}
      />
      <LatestRows lang={language} newsHref={newsHref} onOpen={item.onOpen} />
      <NewsMonths
        lang={language}
        newsHref={newsHref}
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
