import { pageTitles } from '../../content/pages';
import { site } from '../../content/site';
import { News } from '../../features/news/news';
import { useItemAddress } from '../address';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { useHead } from '../use-head';

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
