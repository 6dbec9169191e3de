import { type MouseEvent, useEffect } from 'react';
import { eventsAt } from '../../api/events';
import type { SocietyEvent } from '../../model/event';
import { currentEvent, eventFrom } from '../../model/event-from';
import { findItem } from '../../model/item';
import { hostAddress } from '../../ui/host-address';
import { FailureNotice, Notice } from '../../ui/notice';
import { isPlainClick } from '../../ui/use-item-dialog';
import { type ListEvents, useResource } from '../../ui/use-resource';
import { BackButton, type BackButtonProps } from './back-button';
import { EventDetail, type EventDetailProps } from './event-detail';
import { gone } from './event-detail.style';

export interface EventByIdProps extends ListEvents, BackButtonProps, Pick<EventDetailProps, 'lang' | 'href' | 'level'> {
  api?: string;
  /** The event itself, when it is at hand: then nothing is fetched. */
  event?: unknown;
  /** Else its id, looked up among the society's events. */
  eventId?: string;
  /** Called with the event once it is known. */
  onFound?: (event: SocietyEvent) => void;
  /** The event at hand may be old: it is shown at once, and looked up behind that. */
  refresh?: boolean;
  /** Where to go when there is no such event. */
  listHref?: string;
  /** The link to the list was clicked plainly; return false to take over. */
  onNavigate?: (href: string) => boolean | undefined;
}

/** An event's detail, from the event itself or from its id. */
export function EventById({ event, refresh, ...props }: EventByIdProps) {
  const given = event === undefined ? undefined : eventFrom(event);
  if (!given && !props.eventId) return null; // a tag whose property is still to be set
  if (!given) return <LookedUp {...props} />;
  return refresh ? <Refreshed {...props} event={given} /> : <Whole {...props} event={given} />;
}

/** The event as it was, until it is known how it is. If that cannot be had, it stays. */
function Refreshed({ event, ...props }: EventByIdProps & { event: SocietyEvent }) {
  const state = useResource(eventsAt(props.api ?? ''));
  const current = state.kind === 'ready' ? currentEvent(state.items, event) : event;
  return (
    <>
      {!current && (
        <div className={gone} role="status">
          <p>This event is no longer in the calendar. Below is how it was announced.</p>
          <ListLink {...props} />
        </div>
      )}
      <Whole {...props} event={current ?? event} />
    </>
  );
}

function LookedUp({ api = '', eventId = '', listHref, onNavigate, onError, ...props }: EventByIdProps) {
  const resource = eventsAt(api);
  const state = useResource(resource, { onError });
  if (state.kind === 'loading') return <Notice text="Loading events..." />;
  if (state.kind === 'unsuccessful') return null;
  if (state.kind === 'error') {
    return <FailureNotice text="Failed to load events. Please try again later." onRetry={resource.reload} />;
  }
  const event = findItem(state.items, eventId);
  return event ? (
    <Whole {...props} event={event} />
  ) : (
    <EventNotFound level={props.level} listHref={listHref} onNavigate={onNavigate} onError={onError} />
  );
}

function Whole({ event, lang, href, level, onFound, onLoad, ...back }: EventByIdProps & { event: SocietyEvent }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per event, whoever listens by then
  useEffect(() => {
    onFound?.(event);
  }, [event.id, event.title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    onLoad?.({ count: 1 });
  }, [event.id]);
  return (
    <EventDetail event={event} lang={lang} href={hostAddress(href)} level={level}>
      <BackButton {...back} />
    </EventDetail>
  );
}

type NotFoundProps = Pick<EventByIdProps, 'level' | 'listHref' | 'onNavigate' | 'onError'>;

function EventNotFound({ level = 2, listHref, onNavigate, onError }: NotFoundProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whoever listens by then
  useEffect(() => {
    onError?.({ code: 'not-found', message: 'There is no event of this id.' });
  }, []);
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div>
      <Title tabIndex={-1}>Event not found</Title>
      <p>There is no event at this address. It may have been removed from the calendar.</p>
      <ListLink listHref={listHref} onNavigate={onNavigate} />
    </div>
  );
}

function ListLink({ listHref, onNavigate }: Pick<EventByIdProps, 'listHref' | 'onNavigate'>) {
  if (!listHref) return null;
  function go(click: MouseEvent) {
    if (isPlainClick(click) && onNavigate?.(listHref ?? '') === false) click.preventDefault();
  }
  return (
    <p>
      <a href={listHref} onClick={go}>
        All events
      </a>
    </p>
  );
}
