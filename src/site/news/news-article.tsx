import { Link } from 'wouter';
import { PublishedDate } from '../../features/news/news-card';
import { fallbackPicture } from '../../features/news/news-layouts';
import type { NewsItem } from '../../model/news/news';
import { hrefFrom } from '../../ui/lists/host-address';
import { Picture } from '../../ui/pictures/picture';
import { ShareLink } from '../../ui/share-link';
import { tallLink } from '../../ui/style/list-recipes.style';
import { RichText } from '../../ui/text/rich-text';
import { note } from '../page.style';
import { routes } from '../routes';
import * as style from './news-article.style';
import { picture } from './news-entries.style';

interface NewsArticleProps {
  item: NewsItem;
  newer: NewsItem | undefined;
  older: NewsItem | undefined;
  /** Language of the dates. */
  lang: string;
  /** An item's address, with `{id}` in place of its id. */
  newsHref: string;
}

/** A news item as a full page, with links to the items before and after it. */
export function NewsArticleView({ item, newer, older, lang, newsHref }: NewsArticleProps) {
  const { title, description, content, imageUrl, publishedAt } = item;
  const linkTo = (label: string, { id, title, imageUrl, publishedAt }: NewsItem) => (
    <li className={style.neighbour}>
      <div>
        <p className={note}>{label}</p>
        <Link className={style.neighbourLink} href={hrefFrom(newsHref, id)} dir="auto">
          {title}
        </Link>
        <PublishedDate publishedAt={publishedAt} lang={lang} className={note} />
      </div>
      {imageUrl && (
        <div className={picture}>
          <Picture src={imageUrl} alt="" width={120} height={80} instead="" />
        </div>
      )}
    </li>
  );
  return (
    <div className={style.page}>
      <article>
        <h1 dir="auto" tabIndex={-1}>
          {title}
        </h1>
        <div className={style.facts}>
          <PublishedDate publishedAt={publishedAt} lang={lang} className={note} />
          <ShareLink title={title} href={hrefFrom(newsHref, item.id)} />
        </div>
        <div className={style.figure}>
          <Picture src={imageUrl} fallback={fallbackPicture('')} alt={title} width={960} height={640} eager whole />
        </div>
        {description && <RichText className={style.summary} text={description} />}
        {content && <RichText className={style.content} text={content} />}
      </article>
      <nav className={style.more} aria-label="More news">
        <ul>
          {newer && linkTo('Newer', newer)}
          {older && linkTo('Older', older)}
        </ul>
        <Link className={tallLink} href={routes.news.path}>
          All news
        </Link>
      </nav>
    </div>
  );
}
