import type { SocietyEvent } from '../../model/events/event';
import { statusText } from '../../model/events/event-status';
import { isOpenForRegistration } from '../../model/events/registration';
import { type Day, formatDay, formatTimes } from '../../model/time/day';
import { foreignZone } from '../../model/time/foreign-zone';
import { useToday } from '../../ui/lists/use-today';
import { useIsHydrated } from '../../ui/render/use-is-hydrated';
import { onlySpoken } from '../../ui/style/controls';
import { classes } from '../../ui/style/style';
import { useTexts } from '../../ui/text/use-texts';
import { badge, onPicture, statusTag } from './events.style';

interface DateBadgeProps {
  day: Day;
  lang?: string;
  /** In the text instead of on a card's picture. */
  inline?: boolean;
}

/** Day and month, as the dimension figures on a drawing. */
export function DateBadge({ day, lang, inline }: DateBadgeProps) {
  return (
    <time className={classes(badge, !inline && onPicture)} dateTime={day} part="date">
      <b suppressHydrationWarning>{formatDay(day, { day: '2-digit' }, lang)}</b>{' '}
      <span suppressHydrationWarning>{formatDay(day, { month: 'short' }, lang)}</span>{' '}
      <small suppressHydrationWarning>{formatDay(day, { year: 'numeric' }, lang)}</small>
    </time>
  );
}

/** Start and end by the society's clock; with the zone for visitors whose own clock differs. */
export function EventTime({ event: { date, time, timeZone }, lang }: { event: SocietyEvent; lang?: string }) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  if (!date || !time) return null;
  const [start = ''] = time.split('-');
  const zone = isHydrated && foreignZone(date, start, timeZone);
  return (
    <p part="time">
      <time dateTime={`${date}T${start}`} suppressHydrationWarning>
        {formatTimes(time, lang)}
      </time>
      {zone && ` (${t('{place} time', { place: zone })})`}
    </p>
  );
}

/** An event's status and title, for a heading with `dir="auto"`. */
export function EventTitle({ event: { title, status } }: { event: SocietyEvent }) {
  const t = useTexts();
  const Name = status === 'cancelled' ? 's' : 'span';
  return (
    <>
      {status && (
        // With a direction of its own it does not count for the heading's.
        <span className={statusTag} dir="auto" part="status">
          {t(statusText(status))}{' '}
        </span>
      )}
      <Name>{title}</Name>
    </>
  );
}

/** Leads to an event's registration while that is open. */
export function RegisterLink({ event, className }: { event: SocietyEvent; className: string }) {
  const t = useTexts();
  const isOpen = isOpenForRegistration(event, useToday());
  return (
    isOpen && (
      <a className={className} href={event.link} target="_blank" rel="noopener noreferrer" part="register">
        {t('Register')}
        <span className={onlySpoken}> {t('for {title}', { title: event.title })}</span>
      </a>
    )
  );
}
