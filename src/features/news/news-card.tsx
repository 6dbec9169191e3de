import type { MouseEvent } from 'react';
import { initialLetter } from '../../model/initial-letter';
import type { NewsItem } from '../../model/news';
import { onlySpoken } from '../../ui/controls';
import { Picture } from '../../ui/picture';
import { card, cardFoot, cardHead, cardPicture, cardText, date, letter, more, titleText } from './news.style';
import { PublishedDate } from './published-date';

export interface NewsCardProps {
  item: NewsItem;
  lang?: string;
  /** Level of the title. */
  level: 2 | 3;
  /** '' when the item opens in a dialog of its own. */
  href: string;
  /** Stands in for the picture. */
  fallback: string;
  onOpen: (item: NewsItem, click: MouseEvent) => void;
}

/** A news item in short. All of it is the area of its See More. */
export function NewsCard({ item, lang, level, href, fallback, onOpen }: NewsCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  const onClick = (click: MouseEvent) => onOpen(item, click);
  const seeMore = (
    <>
      See More<span className={onlySpoken}> about {item.title}</span>
    </>
  );
  return (
    <article className={card} part="card">
      <div className={cardHead}>
        <span className={letter} aria-hidden="true">
          {initialLetter(item.title)}
        </span>
        <Title part="title">
          <span className={titleText} dir="auto">
            {item.title}
          </span>
        </Title>
      </div>
      <div className={cardPicture}>
        <Picture src={item.imageUrl} fallback={fallback} alt="" width={480} height={300} />
      </div>
      <p className={cardText} dir="auto">
        {item.description}
      </p>
      <div className={cardFoot}>
        {href ? (
          <a className={more} part="more" href={href} onClick={onClick} aria-haspopup="dialog">
            {seeMore}
          </a>
        ) : (
          <button type="button" className={more} part="more" aria-haspopup="dialog" onClick={onClick}>
            {seeMore}
          </button>
        )}
        <PublishedDate publishedAt={item.publishedAt} lang={lang} className={date} />
      </div>
    </article>
  );
}
