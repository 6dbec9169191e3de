import { isOpenForRegistration, type SocietyEvent, statusText } from '../../model/events/event';
import { formatTimes, nearDay } from '../../model/time/day';
import { foreignZone } from '../../model/time/zoned-time';
import { useIsHydrated, useTexts } from '../../ui/host/host';
import { useToday } from '../../ui/lists/use-list';
import { visuallyHidden } from '../../ui/style/controls';
import { css } from '../../ui/style/style';
import { statusTag } from './events.style';

/** One format for all short dates, because creating a formatter takes 10 ms on a phone. */
export const FIGURES = { weekday: 'short', day: '2-digit', month: 'short', year: 'numeric' } as const;

/** Start and end in the society's time zone, which is named for visitors whose clocks differ. */
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
      {zone && <span>{` (${t('{place} time', { place: zone })})`}</span>}
    </p>
  );
}

/** An event's status and title, for a heading with `dir="auto"`. */
export function EventTitle({ event }: { event: SocietyEvent }) {
  const t = useTexts();
  const { status } = event;
  return (
    <>
      {status && (
        // Its own `dir` keeps the status from affecting the heading's direction.
        <span className={statusTag} dir="auto" part="status">
          {`${t(statusText(status))} `}
        </span>
      )}
      <EventName event={event} />
    </>
  );
}

/** An event's title, struck through if it is cancelled. */
export function EventName({ event: { title, status } }: { event: SocietyEvent }) {
  const Name = status === 'cancelled' ? 's' : 'span';
  return <Name>{title}</Name>;
}

/** A link to an event's registration, shown while registration is open. */
export function RegisterLink({ event, className }: { event: SocietyEvent; className: string }) {
  const t = useTexts();
  const isOpen = isOpenForRegistration(event, useToday());
  return (
    isOpen && (
      <a className={className} href={event.link} target="_blank" rel="noopener noreferrer" part="register">
        <span>{t('Register')}</span>
        <span className={visuallyHidden}>{` ${t('for {title}', { title: event.title })}`}</span>
      </a>
    )
  );
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.4em;
  & > * + *::before {
    content: '·';
    margin-inline-end: 0.4em;
  }
`;

/** An event's day, in words such as 'Tomorrow' if it is near, and its time, on one line. */
export function EventWhen({ event, lang }: { event: SocietyEvent; lang?: string | undefined }) {
  const today = useToday();
  return (
    event.date && (
      <div className={line}>
        <time dateTime={event.date} part="day" suppressHydrationWarning>
          {nearDay(event.date, today, lang)}
        </time>
        <EventTime event={event} lang={lang} />
      </div>
    )
  );
}
