import type { SocietyEvent } from '../../model/event';
import { nearDay } from '../../model/near-day';
import { css } from '../../ui/style';
import { useToday } from '../../ui/use-today';
import { EventTime } from './event-parts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75em;
`;

/** An event's day, as people say it, and its time, in a line. */
export function EventWhen({ event, lang }: { event: SocietyEvent; lang?: string | undefined }) {
  const today = useToday();
  return (
    <div className={line}>
      {event.date && (
        <time dateTime={event.date} part="day" suppressHydrationWarning>
          {nearDay(event.date, today, lang)}
        </time>
      )}
      <EventTime event={event} lang={lang} />
    </div>
  );
}
