import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { eventsAt } from '../../api/events';
import type { SocietyEvent } from '../../model/events/event';
import { currentEvent, eventFrom } from '../../model/events/event-from';
import { firstItems, itemById } from '../../model/lists/query';
import { Heading, useHost, useHostList, useTexts } from '../../ui/host/host';
import { ListStates } from '../../ui/lists/list-states';
import { hostAddress, isPlainClick } from '../../ui/lists/use-item-dialog';
import { type ListEvents, useList } from '../../ui/lists/use-list';
import { plainButton } from '../../ui/style/controls';
import { scripted } from '../../ui/style/list-recipes.style';
import { stack } from '../../ui/style/recipes.style';
import { classes } from '../../ui/style/style';
import { Notice } from '../../ui/text/notice';
import { ShareLink } from './event-actions';
import { EventDetail, type EventDetailProps } from './event-detail';
import { below, gone } from './event-detail.style';

export interface EventByIdProps extends ListEvents, Pick<EventDetailProps, 'lang' | 'href' | 'level'> {
  api?: string;
  /** The event itself, when it is at hand: then nothing is fetched. */
  event?: unknown;
  /** Else its id, looked up among the society's events. */
  eventId?: string;
  /** Renders the event. Default: all of it, and the way back. */
  render?: (event: SocietyEvent) => ReactNode;
  /** Further links to the event, beside the way back. */
  links?: (event: SocietyEvent) => ReactNode;
  /** Called with the event once it is known. */
  onFound?: (event: SocietyEvent) => void;
  /** The event at hand may be old: it is shown at once, and looked up behind that. */
  refresh?: boolean;
  /** Where to go when there is no such event. */
  listHref?: string;
  /** Below that there is no such event: where to go next. Default: the link to the list. */
  nextSteps?: ReactNode;
  /** The link to the list was clicked plainly; return false to take over. */
  onNavigate?: (href: string) => boolean | undefined;
  /** Back was pressed; return false to take over. */
  onBack?: () => boolean | void;
  /** Where Back leads. Without it, it only logs and shows an alert. */
  backHref?: string;
}

/** An event's detail, from the event itself or from its id. */
export function EventById({ event, refresh, ...props }: EventByIdProps) {
  const given = event === undefined ? undefined : eventFrom(event);
  if (!given && !props.eventId) return null; // a tag whose property is still to be set
  if (!given) return <LookedUpEvent {...props} />;
  return refresh ? <RefreshedEvent {...props} event={given} /> : <KnownEvent {...props} event={given} />;
}

/** The event as it was, until its current state is known. If the call fails, it stays. */
function RefreshedEvent({ event, ...props }: EventByIdProps & { event: SocietyEvent }) {
  const t = useTexts();
  const { answer } = useList(eventsAt(props.api ?? ''), firstItems<SocietyEvent>());
  const current = answer ? currentEvent(answer.items, event) : event;
  return (
    <>
      {!current && (
        <div className={gone} role="status">
          <p>{t('This event is no longer in the calendar. Below is how it was announced.')}</p>
          <ListLink {...props} />
        </div>
      )}
      <KnownEvent {...props} event={current ?? event} />
    </>
  );
}

function LookedUpEvent({ api = '', eventId = '', ...props }: EventByIdProps) {
  const list = useList(eventsAt(api), itemById<SocietyEvent>(eventId), { onError: props.onError });
  const event = list.answer?.items[0];
  useHostList(list.kind === 'ready' && !event ? { ...list, kind: 'error' } : list, 1); // 'not-found' is an error
  return (
    <ListStates
      list={list}
      loading={<Notice text="Loading events..." />}
      failedText="Failed to load events. Please try again later."
    >
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
      // WebKit resolves it against the page whose script has called `click()`, which may be the one around a frame.
      location.assign(new URL(address, document.baseURI));
      return;
    }
    console.log('Back to Events');
    alert(t('Back to Events'));
  }
  if (props.render) return props.render(event);
  const ownHref = hostAddress(href);
  return (
    <EventDetail event={event} lang={lang} href={ownHref} level={level}>
      <p className={below}>
        <button type="button" className={classes(plainButton, scripted)} onClick={goBack} part="back">
          {t('Back to Events')}
        </button>
        {props.links?.(event)}
        {ownHref && <ShareLink title={title} href={ownHref} />}
      </p>
    </EventDetail>
  );
}

function MissingEvent({ level = 2, onError, ...props }: EventByIdProps) {
  const t = useTexts();
  const notifyMissing = useEffectEvent(() =>
    onError?.({ code: 'not-found', message: 'There is no event of this id.' }),
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
      {props.nextSteps ?? <ListLink {...props} />}
    </div>
  );
}

function ListLink({ listHref, onNavigate }: Pick<EventByIdProps, 'listHref' | 'onNavigate'>) {
  const t = useTexts();
  if (!listHref) return null;
  function navigate(click: MouseEvent) {
    if (isPlainClick(click) && onNavigate?.(listHref ?? '') === false) click.preventDefault();
  }
  return (
    <p>
      <a href={listHref} onClick={navigate}>
        {t('All events')}
      </a>
    </p>
  );
}
