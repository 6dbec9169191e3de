import { eventsAt } from '../../api/events';
import { site } from '../../content/site';
import { DateBadge, EventTitle, EventWhen, RegisterLink } from '../../features/events/event-parts';
import { moreLink } from '../../features/events/events.style';
import { NextEventStrip, useNextEvent } from '../../features/events/next-event-strip';
import type { SocietyEvent } from '../../model/events/event';
import { comingEvents } from '../../model/events/event-sections';
import { PANEL_EVENTS } from '../../model/lists/range';
import { ItemLink, type OnOpen, useItemDialog } from '../../ui/lists/use-item-dialog';
import { useList } from '../../ui/lists/use-list';
import { useToday } from '../../ui/lists/use-today';
import { titleLink } from '../../ui/style/recipes.style';
import { excerpt } from '../page.style';
import { row } from './hero.style';
import { Panel } from './panel';

interface EventsPanelProps {
  api?: string;
  lang?: string;
  /** Address of an event's page with `{id}` in it. */
  eventHref: string;
  /** An event is being selected; return false to take over. */
  onOpen?: OnOpen<SocietyEvent>;
}

/** The next events in short: title, two lines, month and day. */
export function EventsPanel({ api = '', lang, eventHref, onOpen }: EventsPanelProps) {
  const list = useList(eventsAt(api), comingEvents(useToday()));
  const { linkTo } = useItemDialog<SocietyEvent>('event', [], eventHref, { onOpen });
  return (
    <Panel
      list={list}
      items={list.answer?.items.slice(0, PANEL_EVENTS)}
      loadingText="Loading events..."
      failedText="Failed to load events. Please try again later."
      emptyText="No upcoming events."
    >
      {(event) => (
        <>
          {event.date && <DateBadge day={event.date} lang={lang} inline />}
          <div>
            <h3 dir="auto">
              <ItemLink {...linkTo(event)} className={titleLink}>
                <EventTitle event={event} />
              </ItemLink>
            </h3>
            <EventWhen event={event} lang={lang} />
            {event.description && (
              <p className={excerpt} dir="auto">
                {event.description}
              </p>
            )}
            {event.link && <RegisterLink event={event} className={moreLink} />}
          </div>
        </>
      )}
    </Panel>
  );
}

interface NextEventRowProps {
  /** Address of an event's page with `{id}` in it. */
  eventHref: string;
  onOpen: OnOpen<SocietyEvent>;
}

/** What is on next, as a row of the hero. If nothing is, there is no row; while that is not known, its place is kept. */
export function NextEventRow({ eventHref, onOpen }: NextEventRowProps) {
  const { list, event } = useNextEvent('');
  const { linkTo } = useItemDialog<SocietyEvent>('event', [], eventHref, { onOpen });
  if (!event && list.kind !== 'loading') return null;
  return <div className={row}>{event && <NextEventStrip event={event} lang={site.lang} link={linkTo(event)} />}</div>;
}
