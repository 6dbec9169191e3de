import type { NewsItem } from '../../model/news/news';
import { publishedDay } from '../../model/news/published';
import { initialLetter } from '../../model/text/initial-letter';
import { formatDay } from '../../model/time/day';
import { Poster } from '../../ui/pictures/poster';

interface NewsPosterProps {
  item: NewsItem;
  lang?: string;
}

/** For a news item without a picture of its own: when it was published, or the initial letter, and its title. */
export function NewsPoster({ item: { title, publishedAt }, lang }: NewsPosterProps) {
  const day = publishedDay(publishedAt);
  return (
    <Poster
      title={title}
      figure={day ? formatDay(day, { day: 'numeric' }, lang) : initialLetter(title)}
      note={day ? formatDay(day, { month: 'long', year: 'numeric' }, lang) : ''}
    />
  );
}
