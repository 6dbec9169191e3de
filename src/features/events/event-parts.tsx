import type { ReactNode } from 'react';
import { PLANNED_FOR, type SocietyEvent, statusText } from '../../model/events/event';
import { formatTimes, nearDay } from '../../model/time/day';
import { foreignZone } from '../../model/time/zoned-time';
import { useIsHydrated, useTexts } from '../../ui/host/host';
import { useToday } from '../../ui/lists/use-today';
import { visuallyHidden } from '../../ui/style/controls';
import { css } from '../../ui/style/style';
import { statusTag } from './events.style';
import { useIsOpen, useIsOver } from './use-is-over';

/** One format for all short dates, because creating a formatter takes 10 ms on a phone. */
export const FIGURES = { weekday: 'short', day: '2-digit', month: 'short', year: 'numeric' } as const;

interface EventPartProps {
  event: SocietyEvent;
  lang?: string | undefined;
}

/**
 * Start and end in the society's time zone, and whether the event has ended. Names the zone for visitors whose clocks
 * differ.
 */
export function EventTime({ event, lang }: EventPartProps) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const isOver = useIsOver([event])(event);
  const { date, time, timeZone } = event;
  if (!date || !time) return null;
  const [start = ''] = time.split('-');
  const zone = isHydrated && foreignZone(date, start, timeZone);
  return (
    <p part="time">
      <time dateTime={`${date}T${start}`} suppressHydrationWarning>
        {formatTimes(time, lang)}
      </time>
      {zone && <span>{` (${t('{place} time', { place: zone })})`}</span>}
      {isOver && <b part="over">{` · ${t('Ended')}`}</b>}
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

/** A date for which an event was planned before it was postponed. */
export function OldDate({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTexts();
  return (
    <s className={className}>
      <span className={visuallyHidden}>{`${t(PLANNED_FOR)} `}</span>
      {children}
    </s>
  );
}

/** A link to an event's registration, shown while registration is open. */
export function RegisterLink({ event, className }: { event: SocietyEvent; className: string }) {
  const t = useTexts();
  const isOpen = useIsOpen(event);
  return (
    isOpen && (
      <a
        className={className}
        href={event.link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${t('Register')} ${t('for {title}', { title: event.title })}`}
        part="register"
      >
        {t('Register')}
      </a>
    )
  );
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.4em;
  & > p::before {
    content: '·';
    content: '·' / ''; /* not read aloud */
    margin-inline-end: 0.4em;
  }
`;

/** An event's day, in words such as 'Tomorrow' if it is near, and its time, on one line. */
export function EventWhen({ event, lang }: EventPartProps) {
  const today = useToday();
  const When = event.status === 'postponed' ? OldDate : 'div';
  return (
    event.date && (
      <When className={line}>
        <time dateTime={event.date} part="day" suppressHydrationWarning>
          {nearDay(event.date, today, lang)}
        </time>
        <EventTime event={event} lang={lang} />
      </When>
    )
  );
}
