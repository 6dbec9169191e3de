import { useMemo } from 'react';
import { eventsAt } from '../../api/events';
import { beginsWith } from '../../api/first-list';
import { classifyEvents, type SocietyEvent } from '../../model/event';
import { PANEL_EVENTS } from '../../model/page';
import { ItemLink } from '../../ui/item-link';
import { Panel, panelText } from '../../ui/panel';
import { titleLink } from '../../ui/recipes.style';
import { css } from '../../ui/style';
import { type OnOpen, useItemDialog } from '../../ui/use-item-dialog';
import { type List, useResource } from '../../ui/use-resource';
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
  const list = useNextEvents(api);
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

/** The next events for the visitor's day; until the list is there, those that have come with the page. */
function useNextEvents(api: string): List<SocietyEvent> {
  const resource = eventsAt(api);
  const today = useToday();
  const first = resource.first();
  const upcoming = first?.sections?.upcoming;
  const part = upcoming && beginsWith(upcoming, PANEL_EVENTS) ? upcoming : undefined;
  const shown = part && { total: part.total, isEnough: first?.day === today };
  const list = useResource(resource, {}, shown);
  const all = useMemo(() => classifyEvents(list.items, today).upcoming, [list.items, today]);
  return { ...list, items: ((list.part && part?.items) || all).slice(0, PANEL_EVENTS) };
}
