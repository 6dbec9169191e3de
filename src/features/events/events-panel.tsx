import type { SocietyEvent } from '../../model/event';
import { PANEL_EVENTS } from '../../model/page';
import { ItemLink } from '../../ui/item-link';
import { Panel, panelText } from '../../ui/panel';
import { titleLink } from '../../ui/recipes.style';
import { css } from '../../ui/style';
import { type OnOpen, useItemDialog } from '../../ui/use-item-dialog';
import { DateBadge, EventTitle, RegisterLink } from './event-parts';
import { EventWhen } from './event-when';
import { moreLink } from './events.style';
import { useUpcoming } from './use-upcoming';

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
  const upcoming = useUpcoming(api, {}, (first, total) => first.length >= Math.min(PANEL_EVENTS, total));
  const list = { ...upcoming, items: upcoming.items.slice(0, PANEL_EVENTS) };
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
            <EventWhen event={event} lang={lang} />
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
