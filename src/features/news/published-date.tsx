import { publishedDay } from '../../model/news/published';
import { formatDay } from '../../model/time/day';

interface PublishedDateProps {
  publishedAt: string;
  lang?: string;
  className: string;
}

/** When an item was published: a date in the reader's form, else the sheet's text. */
export function PublishedDate({ publishedAt, lang, className }: PublishedDateProps) {
  if (!publishedAt) return null;
  const day = publishedDay(publishedAt);
  if (day) {
    return (
      <time className={className} dateTime={day} suppressHydrationWarning part="date">
        {formatDay(day, { day: 'numeric', month: 'long', year: 'numeric' }, lang)}
      </time>
    );
  }
  return (
    <span className={className} dir="auto" part="date">
      {publishedAt}
    </span>
  );
}
