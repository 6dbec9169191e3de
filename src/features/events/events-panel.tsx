import type { MouseEvent } from 'react';
import { eventsAt } from '../../api/events';
import { classifyEvents, type SocietyEvent } from '../../model/event';
import { FailureNotice, Notice } from '../../ui/notice';
import { panelItem, panelList, panelRoom, panelText } from '../../ui/panel';
import { hrefFrom, isPlainClick, type OnOpen } from '../../ui/use-item-dialog';
import { useResource } from '../../ui/use-resource';
import { useToday } from '../../ui/use-today';
import { DateBadge } from './date-badge';
import { EventTime } from './event-time';
import { EventTitle } from './event-title';
import { moreLink } from './events.style';
import { panelLink } from './events-panel.style';
import { RegisterLink } from './register-link';

/** Events on the home page (spec, section 9). */
const PANEL_EVENTS = 3;

export interface EventsPanelProps {
  api?: string;
  lang?: string;
  /** Address of an event's page with `{id}` in it. */
  eventHref: string;
  /** An event is being opened; return false to take over. */
  onOpen?: OnOpen<SocietyEvent>;
}

/** The next events in short: title, two lines, month and day. */
export function EventsPanel({ api = '', lang, eventHref, onOpen }: EventsPanelProps) {
  const resource = eventsAt(api);
  const state = useResource(resource);
  const today = useToday();

  if (state.kind === 'loading') {
    return (
      <div className={panelRoom}>
        <Notice text="Loading events..." />
      </div>
    );
  }
  if (state.kind === 'unsuccessful') return null;
  if (state.kind === 'error') {
    return <FailureNotice text="Failed to load events. Please try again later." onRetry={resource.reload} />;
  }
  const events = classifyEvents(state.items, today).upcoming.slice(0, PANEL_EVENTS);
  if (events.length === 0) return <Notice text="No upcoming events." />;

  function open(event: SocietyEvent, href: string, click: MouseEvent) {
    if (isPlainClick(click) && onOpen?.({ kind: 'event', item: event, href }) === false) click.preventDefault();
  }
  return (
    <ul className={panelList}>
      {events.map((event, index) => {
        const href = hrefFrom(eventHref, event.id);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat; the list is short and replaced whole
          <li key={`${event.id}/${index}`} className={panelItem}>
            {event.date && <DateBadge day={event.date} lang={lang} inline />}
            <div>
              <h3 dir="auto">
                <a className={panelLink} href={href} onClick={(click) => open(event, href, click)}>
                  <EventTitle event={event} />
                </a>
              </h3>
              <EventTime event={event} lang={lang} />
              {event.description && (
                <p className={panelText} dir="auto">
                  {event.description}
                </p>
              )}
              {event.link && <RegisterLink event={event} className={moreLink} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
