import type { SocietyEvent } from '../../model/events/event';
import { nearDay } from '../../model/time/near-day';
import { useToday } from '../../ui/lists/use-today';
import { css } from '../../ui/style/style';
import { EventTime } from './event-parts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.4em;
  & > * + *::before {
    content: '· ';
  }
`;

/** An event's day, as people say it, and its time, in a line. */
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
