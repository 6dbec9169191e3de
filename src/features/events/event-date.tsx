import { type Day, formatDay } from '../../model/day';
import { dateBlock } from './event-detail.style';

/** Day, month, weekday and the full date, laid out as a drawing's title block. */
export function EventDate({ day, lang }: { day: Day; lang?: string }) {
  return (
    <time className={dateBlock} dateTime={day} part="date">
      <b>{formatDay(day, { day: 'numeric' }, lang)}</b>
      <span>{formatDay(day, { month: 'long' }, lang)}</span>
      <span>{formatDay(day, { weekday: 'long' }, lang)}</span>
      <small>{formatDay(day, { dateStyle: 'long' }, lang)}</small>
    </time>
  );
}
