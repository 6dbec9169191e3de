import { Link } from 'wouter';
import { NEWS_FAILED } from '../../api/news';
import { pageTitles } from '../../content/pages';
import { prepareNews, useNews } from '../../features/news/news-layouts';
import { newsArticle } from '../../model/news/news-article';
import { ListStates } from '../../ui/lists/list-states';
import { singleLine } from '../../ui/style/list-recipes.style';
import { Notice } from '../../ui/text/notice';
import { useItemAddress } from '../address';
import { NewsArticleView } from '../news/news-article';
import { NewsLists } from '../news/news-lists';
import { breadcrumb } from '../page.style';
import { routes } from '../routes';
import { useArrival } from '../scroll/use-arrival';
import { SiteNextSteps } from '../site-next-steps';
import { useSociety } from '../society';
import { useHead } from '../use-head';

const newsHref = `${routes.news.path}?item={id}`;

/** Loads the code for the first news items, if the page was rendered with them. */
export async function prepare(search?: string, view?: ParentNode): Promise<void> {
  if (search !== undefined) await prepareNews(view);
}

/**
 * The news page. The URL stores the selected item: one that was selected on this page is in a dialog; at a shared
 * address, in a new tab or after a reload, it is a full page.
 */
export function NewsPage() {
  const { language } = useSociety();
  const { title, isOpenedHere, ...item } = useItemAddress();
  const articleId = isOpenedHere ? '' : item.openId;
  const list = useNews('', articleId ? newsArticle(articleId) : undefined);
  const [article] = list.answer?.article.items ?? [];
  useArrival(articleId && (article?.id ?? articleId));
  useHead(routes.news, article?.title ?? title);
  const isMissing = list.answer && !article;
  if (!articleId || isMissing) return <NewsLists newsHref={newsHref} item={item} />;
  return (
    <>
      <nav className={breadcrumb} aria-label="Breadcrumb">
        <Link href={routes.news.path}>{pageTitles.news}</Link>
        {article && <span aria-hidden="true">/</span>}
        <span className={singleLine} title={article?.title} dir="auto">
          {article?.title}
        </span>
      </nav>
      <ListStates
        list={list}
        loading={<Notice text="Loading news..." />}
        failedText={NEWS_FAILED}
        nextSteps={<SiteNextSteps />}
      >
        {article && (
          <NewsArticleView
            key={article.id}
            item={article}
            newer={list.answer?.newer.items[0]}
            older={list.answer?.older.items[0]}
            lang={language}
            newsHref={newsHref}
          />
        )}
      </ListStates>
    </>
  );
}
