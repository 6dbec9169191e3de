import { site } from '../../content/site';
import { News } from '../../features/news/news';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { useItemAddress } from '../use-item-address';
import { usePage } from '../use-page';

/** The news; the opened item stands in the address. */
export function NewsPage() {
  const { title, ...item } = useItemAddress();
  usePage(routes.news, title && `${title} · ${site.name}`);
  return (
    <>
      <h1 className={pageTitle}>News & Updates</h1>
      <noscript>
        <p>
          Without JavaScript: <a href="/embed/news.html">the news as a plain list</a>.
        </p>
      </noscript>
      <News newsHref={`${routes.news.path}?item={id}`} level={2} arrowKeys="page" {...item} />
    </>
  );
}
