import { formatDay } from '../../model/day';
import { initialLetter } from '../../model/initial-letter';
import type { NewsItem } from '../../model/news';
import { publishedDay } from '../../model/published';
import { Poster } from '../../ui/poster';

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
