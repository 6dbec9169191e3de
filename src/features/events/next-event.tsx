import { EVENTS_FAILED } from '../../api/events';
import type { SocietyEvent } from '../../model/events/event';
import type { Text } from '../../texts/text';
import { useHostList, useTexts } from '../../ui/host/host';
import { ListStates } from '../../ui/lists/list-states';
import { type OnOpen, useItemDialog } from '../../ui/lists/use-item-dialog';
import type { ListEvents } from '../../ui/lists/use-list';
import { lazyView } from '../../ui/render/lazy-view';
import { muted } from '../../ui/style/recipes.style';
import { NextEventStrip, useNextEvent } from './next-event-strip';

const EventDialog = lazyView(() => import('./event-dialog').then((module) => module.EventDialog));

export interface NextEventProps extends ListEvents {
  /** Base URL of the API, '' for the page's own origin. */
  api?: string;
  /** Language of the date; default: the browser's. */
  lang?: string;
  /** Address of an event's page with `{id}` in it. Without it, the event opens in a dialog. */
  eventHref?: string;
  /** Called when the event is selected. Return false to handle it yourself. */
  onOpen?: OnOpen<SocietyEvent>;
}

/** The society's next event on one line. */
export function NextEvent({ api = '', lang, eventHref = '', onOpen, ...events }: NextEventProps) {
  const t = useTexts();
  const { list, event } = useNextEvent(api, events);
  useHostList(list, event ? 1 : 0);
  const { selected, linkTo, close } = useItemDialog<SocietyEvent>('event', [], eventHref, EventDialog, { onOpen });
  const text = (text: Text) => (
    <p role="status" className={muted}>
      {t(text)}
    </p>
  );
  return (
    <>
      <ListStates list={list} loading={text('Loading events...')} failedText={EVENTS_FAILED}>
        {event ? <NextEventStrip event={event} lang={lang} link={linkTo(event)} /> : text('No upcoming events.')}
      </ListStates>
      {selected && <EventDialog event={selected} lang={lang} onClose={close} />}
    </>
  );
}
