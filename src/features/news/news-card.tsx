import type { NewsItem } from '../../model/news/news';
import { initialLetter } from '../../model/text/initial-letter';
import { ItemLink, type ItemLinkProps } from '../../ui/lists/item-link';
import { Picture } from '../../ui/pictures/picture';
import { onlySpoken } from '../../ui/style/controls';
import { Heading } from '../../ui/text/heading';
import { useTexts } from '../../ui/text/use-texts';
import { card, cardFoot, cardHead, cardPicture, cardText, date, letter, more, titleText } from './news.style';
import { NewsPoster } from './news-poster';
import { PublishedDate } from './published-date';

interface NewsCardProps {
  item: NewsItem;
  lang?: string;
  /** Level of the title. */
  level: 2 | 3;
  link: ItemLinkProps;
  /** Stands in for the picture. */
  fallback: string;
}

/** A news item in short. Its See More covers the card. */
export function NewsCard({ item, lang, level, link, fallback }: NewsCardProps) {
  const t = useTexts();
  return (
    <article className={card} part="card">
      <div className={cardHead}>
        <span className={letter} aria-hidden="true">
          {initialLetter(item.title)}
        </span>
        <Heading level={level} part="title">
          <span className={titleText} dir="auto">
            {item.title}
          </span>
        </Heading>
      </div>
      <div className={cardPicture}>
        <Picture
          src={item.imageUrl}
          fallback={fallback}
          alt=""
          width={480}
          height={300}
          instead={<NewsPoster item={item} lang={lang} />}
        />
      </div>
      <p className={cardText} dir="auto">
        {item.description}
      </p>
      <div className={cardFoot}>
        <ItemLink {...link} className={more} part="more" hasPopup>
          {t('See More')}
          <span className={onlySpoken}> {t('about {title}', { title: item.title })}</span>
        </ItemLink>
        <PublishedDate publishedAt={item.publishedAt} lang={lang} className={date} />
      </div>
    </article>
  );
}
