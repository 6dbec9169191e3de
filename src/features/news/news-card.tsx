import type { NewsItem } from '../../model/news/news';
import { initialLetter } from '../../model/text/initials';
import { summaryText } from '../../model/text/summary';
import { formatDay, LONG_DATE } from '../../model/time/day';
import { publishedDay } from '../../model/time/published-day';
import { Heading } from '../../ui/host/host';
import type { ItemLinkProps } from '../../ui/lists/item-link';
import { SeeMore } from '../../ui/lists/see-more';
import { Picture } from '../../ui/pictures/picture';
import { singleLine } from '../../ui/style/list-recipes.style';
import { clamp, mono, muted } from '../../ui/style/recipes.style';
import { classes } from '../../ui/style/style';
import { card, cardFoot, cardPicture, cardText, cardTitle, letter, more } from './news.style';

interface NewsCardProps {
  item: NewsItem;
  lang?: string;
  level: 2 | 3;
  link: ItemLinkProps;
  /** Address of the picture that replaces a missing or failed one. */
  fallback: string;
  /** Whether to load the picture at once, with high priority. */
  eager: boolean;
}

/** A news item in brief. Its See More link covers the card. */
export function NewsCard({ item, lang, level, link, fallback, eager }: NewsCardProps) {
  return (
    <article className={card} part="card">
      <div className={cardPicture}>
        <span className={letter} aria-hidden="true">
          {initialLetter(item.title)}
        </span>
        <Picture src={item.imageUrl} fallback={fallback} alt="" width={480} height={320} eager={eager} />
      </div>
      <Heading level={level} className={cardTitle} part="title">
        <span className={clamp} dir="auto">
          {item.title}
        </span>
      </Heading>
      <p className={cardText} dir="auto">
        {summaryText(item.description)}
      </p>
      <div className={cardFoot}>
        <SeeMore {...link} className={more} hasPopup title={item.title} />
        <PublishedDate publishedAt={item.publishedAt} lang={lang} className={classes(mono, muted, singleLine)} />
      </div>
    </article>
  );
}

interface PublishedDateProps {
  publishedAt: string;
  lang?: string;
  className: string;
}

/** When an item was published: a date in the reader's format, else the sheet's text. */
export function PublishedDate({ publishedAt, lang, className }: PublishedDateProps) {
  if (!publishedAt) return null;
  const day = publishedDay(publishedAt);
  if (day) {
    return (
      <time className={className} dateTime={day} suppressHydrationWarning part="date">
        {formatDay(day, LONG_DATE, lang)}
      </time>
    );
  }
  return (
    <span className={className} dir="auto" part="date">
      {publishedAt}
    </span>
  );
}
