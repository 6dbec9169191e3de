import type { MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { EVENTS_FAILED, eventsAt } from '../../api/events';
import { EventTitle, EventWhen, FIGURES, RegisterLink } from '../../features/events/event-parts';
import { moreLink } from '../../features/events/events.style';
import { NextEventStrip, useNextEvent } from '../../features/events/next-event-strip';
import { useIsOver } from '../../features/events/use-is-over';
import { comingEvents, stillToCome } from '../../model/events/coming-events';
import type { SocietyEvent } from '../../model/events/event';
import { PANEL_EVENTS } from '../../model/lists/page-sizes';
import { type Day, dayParts } from '../../model/time/day';
import { hrefFrom } from '../../ui/lists/host-address';
import { isPlainClick } from '../../ui/lists/plain-click';
import { useList } from '../../ui/lists/use-list';
import { useToday } from '../../ui/lists/use-today';
import { titleLink } from '../../ui/style/list-recipes.style';
import { centred, extend, mono } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { excerpt } from '../page.style';
import { routes } from '../routes';
import { useSociety } from '../society';
import { Panel } from './panel';

/** At least two lines high, so that the block doesn't move if the event arrives late. */
const row = css`
  display: grid;
  align-items: center;
  min-height: 3.5em;
  @media (min-width: 60em) {
    & [part='label'] + * {
      flex: 1 0 60%; /* the title starts on a new line */
    }
  }
`;

const badge = extend(centred, mono)`
  min-width: 4em;
  padding: 0.5em 0.75em 0.4em;
  border: 1px solid var(--_border);
  border-bottom: 3px solid var(--_accent);
  color: var(--_text);
  background: var(--_surface);
  line-height: 1.15;
  & > b {
    font-size: 1.6em;
    font-weight: 400;
  }
  & > :not(b) {
    font-size: 0.85em;
  }
  & > span {
    text-transform: uppercase;
    letter-spacing: 0.08em;
  }
  & > small {
    color: var(--_text-muted);
  }
`;

const addressOf = (event: SocietyEvent) => hrefFrom(routes.event.path, event.id);

/** The next few events in brief: date, title, time, and two lines of the description. */
export function EventsPanel() {
  const { language } = useSociety();
  const list = useList(eventsAt(''), comingEvents(useToday()));
  const isOver = useIsOver(list.answer?.items);
  return (
    <Panel
      list={list}
      items={list.answer && stillToCome(list.answer.items, isOver).slice(0, PANEL_EVENTS)}
      loadingText="Loading events..."
      failedText={EVENTS_FAILED}
      emptyText="No upcoming events."
    >
      {(event) => (
        <>
          {event.date && <DateBadge day={event.date} isOld={event.status === 'postponed'} />}
          <div>
            <h3 dir="auto">
              <Link href={addressOf(event)} state={event} className={titleLink}>
                <EventTitle event={event} />
              </Link>
            </h3>
            <EventWhen event={event} lang={language} />
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

/**
 * The date, styled like the dimensions on a technical drawing; struck through if the event was postponed. Not read
 * aloud, because the line below the title is.
 */
function DateBadge({ day, isOld }: { day: Day; isOld: boolean }) {
  const { language } = useSociety();
  const parts = dayParts(day, FIGURES, language);
  const Frame = isOld ? 's' : 'div';
  return (
    <Frame aria-hidden="true">
      <time className={badge} dateTime={day} part="date">
        <b suppressHydrationWarning>{parts.day}</b> <span suppressHydrationWarning>{parts.month}</span>{' '}
        <small suppressHydrationWarning>{parts.year}</small>
      </time>
    </Frame>
  );
}

/** The next event, as a row of the hero. Reserves its space while loading, and renders nothing if there is none. */
export function NextEventRow() {
  const { language } = useSociety();
  const { list, event } = useNextEvent('');
  const [, navigate] = useLocation();
  if (!event && list.kind !== 'loading') return null;
  const href = event ? addressOf(event) : '';

  function open(click: MouseEvent) {
    if (!isPlainClick(click)) return;
    click.preventDefault();
    navigate(href, { state: event });
  }
  return (
    <div className={row}>
      {event && <NextEventStrip event={event} lang={language} link={{ href, onClick: open }} />}
    </div>
  );
}
