import { pageTitles } from '../../content/pages';
import { site } from '../../content/site';
import { News } from '../../features/news/news';
import { NewsDialog, prepareNews } from '../../features/news/news-forms';
import type { FirstData } from '../../model/first-data';
import { useItemAddress } from '../address';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { useHead } from '../use-head';

/** Loads the code of the first news, if they have come with the page, and of the selected item. */
export async function prepare(first?: FirstData, view?: ParentNode): Promise<void> {
  await Promise.all([first?.news && prepareNews(view), first?.newsItem && NewsDialog.preload()]);
}

/** The news. The address keeps the selected item. */
export function NewsPage() {
  const { title, ...item } = useItemAddress();
  useHead(routes.news, title);
  return (
    <>
      <h1 className={pageTitle}>{pageTitles.news}</h1>
      <noscript>
        <p>
          Without JavaScript: <a href="/embed/news.html">the news as a plain list</a>.
        </p>
      </noscript>
      <News lang={site.lang} newsHref={`${routes.news.path}?item={id}`} level={2} arrowKeys="page" {...item} />
    </>
  );
}
