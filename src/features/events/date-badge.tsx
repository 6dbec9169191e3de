import { type Day, formatDay } from '../../model/day';
import { classes } from '../../ui/style';
import { badge, onPicture } from './events.style';

interface DateBadgeProps {
  day: Day;
  lang?: string;
  /** Stands in the text, in place of on a card's picture. */
  inline?: boolean;
}

/** Day and month, as the dimension figures on a drawing. */
export function DateBadge({ day, lang, inline }: DateBadgeProps) {
  return (
    <time className={classes(badge, !inline && onPicture)} dateTime={day} part="date">
      <b>{formatDay(day, { day: '2-digit' }, lang)}</b> <span>{formatDay(day, { month: 'short' }, lang)}</span>{' '}
      <small>{formatDay(day, { year: 'numeric' }, lang)}</small>
    </time>
  );
}
