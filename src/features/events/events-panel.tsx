import { eventsAt } from '../../api/events';
import { classifyEvents, type SocietyEvent } from '../../model/event';
import { PANEL_EVENTS } from '../../model/page';
import { ItemLink } from '../../ui/item-link';
import { Panel, panelText } from '../../ui/panel';
import { titleLink } from '../../ui/recipes.style';
import { css } from '../../ui/style';
import { type OnOpen, useItemDialog } from '../../ui/use-item-dialog';
import { useResource } from '../../ui/use-resource';
import { useToday } from '../../ui/use-today';
import { DateBadge, EventTime, EventTitle, RegisterLink } from './event-parts';
import { moreLink } from './events.style';

const panelLink = css`
  ${titleLink}
`;

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
  const all = useResource(eventsAt(api));
  const list = { ...all, items: classifyEvents(all.items, useToday()).upcoming.slice(0, PANEL_EVENTS) };
  const { linkTo } = useItemDialog('event', list.items, eventHref, { onOpen });
  return (
    <Panel
      list={list}
      loadingText="Loading events..."
      failedText="Failed to load events. Please try again later."
      emptyText="No upcoming events."
    >
      {(event) => (
        <>
          {event.date && <DateBadge day={event.date} lang={lang} inline />}
          <div>
            <h3 dir="auto">
              <ItemLink {...linkTo(event)} className={panelLink}>
                <EventTitle event={event} />
              </ItemLink>
            </h3>
            <EventTime event={event} lang={lang} />
            {event.description && (
              <p className={panelText} dir="auto">
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
