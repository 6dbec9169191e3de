import { useNews } from '../../features/news/news-layouts';
import { latestNews, type NewsItem } from '../../model/news/news';
import type { OnOpen } from '../../ui/lists/use-item-dialog';
import { dimensionHead } from '../../ui/style/list-recipes.style';
import { extend } from '../../ui/style/recipes.style';
import { NewsEntries } from './news-entries';
import { newsSection } from './news-entries.style';

/** Only where the latest news is shown one at a time. */
const narrow = extend(newsSection)`
  margin-top: 3em;
  @media (min-width: 1024px) {
    display: none;
  }
`;

interface LatestRowsProps {
  lang: string;
  newsHref: string;
  onOpen: OnOpen<NewsItem>;
}

/** The latest news after the first item, at a glance, for windows where the cards above show only one at a time. */
export function LatestRows(props: LatestRowsProps) {
  const items = useNews('', latestNews).answer?.items.slice(1) ?? [];
  if (items.length === 0) return null;
  return (
    <section className={narrow} aria-labelledby="more-news">
      <div className={dimensionHead}>
        <h2 id="more-news">More news</h2>
        <span aria-hidden="true">{String(items.length).padStart(2, '0')}</span>
      </div>
      <NewsEntries items={items} {...props} />
    </section>
  );
}
