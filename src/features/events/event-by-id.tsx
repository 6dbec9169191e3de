import { useEffect } from 'react';
import { eventsAt } from '../../api/events';
import type { SocietyEvent } from '../../model/event';
import { eventFrom } from '../../model/event-from';
import { findItem } from '../../model/item';
import { FailureNotice, Notice } from '../../ui/notice';
import { type ListEvents, useResource } from '../../ui/use-resource';
import { BackButton, type BackButtonProps } from './back-button';
import { EventDetail, type EventDetailProps } from './event-detail';

export interface EventByIdProps extends ListEvents, BackButtonProps, Pick<EventDetailProps, 'lang' | 'href' | 'level'> {
  api?: string;
  /** The event itself, when it is at hand: then nothing is fetched. */
  event?: unknown;
  /** Else its id, looked up among the society's events. */
  eventId?: string;
  /** Called with the event once it is known. */
  onFound?: (event: SocietyEvent) => void;
  /** Where to go when there is no such event. */
  listHref?: string;
}

/** An event's detail, from the event itself or from its id. */
export function EventById({ event, ...props }: EventByIdProps) {
  const given = event === undefined ? undefined : eventFrom(event);
  if (!given && !props.eventId) return null; // a tag whose property is still to be set
  return given ? <Whole {...props} event={given} /> : <LookedUp {...props} />;
}

function LookedUp({ api = '', eventId = '', listHref, onError, ...props }: EventByIdProps) {
  const resource = eventsAt(api);
  const state = useResource(resource, { onError });
  if (state.kind === 'loading') return <Notice text="Loading events..." />;
  if (state.kind === 'silent') return null;
  if (state.kind === 'error') {
    return <FailureNotice text="Failed to load events. Please try again later." onRetry={resource.reload} />;
  }
  const event = findItem(state.items, eventId);
  return event ? (
    <Whole {...props} event={event} />
  ) : (
    <EventNotFound level={props.level} listHref={listHref} onError={onError} />
  );
}

function Whole({ event, lang, href, level, onFound, onLoad, ...back }: EventByIdProps & { event: SocietyEvent }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per event, whoever listens by then
  useEffect(() => {
    onFound?.(event);
    onLoad?.({ count: 1 });
  }, [event.id]);
  return (
    <EventDetail event={event} lang={lang} href={href} level={level}>
      <BackButton {...back} />
    </EventDetail>
  );
}

function EventNotFound({ level = 2, listHref, onError }: Pick<EventByIdProps, 'level' | 'listHref' | 'onError'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whoever listens by then
  useEffect(() => onError?.({ code: 'not-found', message: 'There is no event of this id.' }), []);
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div>
      <Title tabIndex={-1}>Event not found</Title>
      <p>There is no event at this address. It may have been removed from the calendar.</p>
      {listHref && (
        <p>
          <a href={listHref}>All events</a>
        </p>
      )}
    </div>
  );
}
