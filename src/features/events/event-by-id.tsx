import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { EVENTS_FAILED, eventsAt } from '../../api/events';
import type { SocietyEvent } from '../../model/events/event';
import { eventFrom } from '../../model/events/event-from';
import { itemById } from '../../model/lists/query';
import { Heading, useHost, useHostList, useTexts } from '../../ui/host/host';
import { hostAddress } from '../../ui/lists/host-address';
import { ListStates } from '../../ui/lists/list-states';
import { type ListEvents, useList } from '../../ui/lists/use-list';
import { plainButton } from '../../ui/style/controls';
import { scripted } from '../../ui/style/list-recipes.style';
import { stack } from '../../ui/style/recipes.style';
import { classes } from '../../ui/style/style';
import { Notice } from '../../ui/text/notice';
import { EventDetail, type EventDetailProps } from './event-detail';
import { below } from './event-detail.style';

export interface EventByIdProps
  extends ListEvents,
    Pick<EventDetailProps, 'lang' | 'href' | 'level' | 'cancelledAction'> {
  api?: string;
  /** The event itself, if known. In that case, nothing is fetched. */
  event?: unknown;
  /** The id to look up in the society's events if `event` is missing. */
  eventId?: string;
  /** Renders the event. Default: its details and a Back button. */
  render?: (event: SocietyEvent) => ReactNode;
  /** Further links for the event, beside the Back button. */
  links?: (event: SocietyEvent) => ReactNode;
  /** Called with the event once it is known. */
  onFound?: (event: SocietyEvent) => void;
  /** Shown below 'Event not found': where to go next. */
  nextSteps?: ReactNode;
  /** Called when Back is pressed. Return false to handle it yourself. */
  onBack?: () => boolean | void;
  /** Target of the Back button. By default, the button only logs a message and shows an alert. */
  backHref?: string;
}

/** An event's details, from the event itself or from its id. */
export function EventById({ event, ...props }: EventByIdProps) {
  const given = event === undefined ? undefined : eventFrom(event);
  if (given) return <KnownEvent {...props} event={given} />;
  return props.eventId ? <LookedUpEvent {...props} /> : null; // a tag whose property has not been set yet
}

function LookedUpEvent({ api = '', eventId = '', ...props }: EventByIdProps) {
  const list = useList(eventsAt(api), itemById<SocietyEvent>(eventId), { onError: props.onError });
  const event = list.answer?.items[0];
  useHostList(list.kind === 'ready' && !event ? { ...list, kind: 'error' } : list, 1); // 'not-found' is an error
  return (
    <ListStates list={list} loading={<Notice text="Loading events..." />} failedText={EVENTS_FAILED}>
      {event ? <KnownEvent {...props} event={event} /> : <MissingEvent {...props} />}
    </ListStates>
  );
}

function KnownEvent({ event, lang, href, level, ...props }: EventByIdProps & { event: SocietyEvent }) {
  const t = useTexts();
  const { id, title } = event;
  useHost('ready');
  const notifyFound = useEffectEvent(() => props.onFound?.(event));
  const notifyLoad = useEffectEvent(() => props.onLoad?.({ count: 1 }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per event
  useEffect(() => void notifyFound(), [id, title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per event
  useEffect(() => void notifyLoad(), [id]);

  function goBack() {
    if (props.onBack?.() === false) return;
    const address = hostAddress(props.backHref);
    if (address) {
      // WebKit resolves a relative URL against the page whose script called `click()`, which may be a frame's parent.
      location.assign(new URL(address, document.baseURI));
      return;
    }
    console.log('Back to Events');
    alert(t('Back to Events'));
  }
  if (props.render) return props.render(event);
  const ownHref = hostAddress(href);
  return (
    <EventDetail event={event} lang={lang} href={ownHref} level={level} cancelledAction={props.cancelledAction}>
      <p className={below}>
        <button type="button" className={classes(plainButton, scripted)} onClick={goBack} part="back">
          {t('Back to Events')}
        </button>
        {props.links?.(event)}
      </p>
    </EventDetail>
  );
}

function MissingEvent({ level = 2, onError, nextSteps }: EventByIdProps) {
  const t = useTexts();
  const notifyMissing = useEffectEvent(() =>
    onError?.({ code: 'not-found', message: 'There is no event with this id.' }),
  );
  useEffect(() => void notifyMissing(), []);
  return (
    <div>
      <div className={stack}>
        <Heading level={level} tabIndex={-1}>
          {t('Event not found')}
        </Heading>
        <p>{t('There is no event at this address. It may have been removed from the calendar.')}</p>
      </div>
      {nextSteps}
    </div>
  );
}
