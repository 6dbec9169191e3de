import { useEffect, useMemo, useRef, useState } from 'react';
import { eventsAt } from '../../api/events';
import { classifyEvents, type SocietyEvent } from '../../model/event';
import { lazyView } from '../../ui/lazy-view';
import { FailureNotice } from '../../ui/notice';
import { type OnOpen, useItemDialog } from '../../ui/use-item-dialog';
import { type ListEvents, useResource } from '../../ui/use-resource';
import { useToday } from '../../ui/use-today';
import { EventSection, type SectionId } from './event-section';
import { list, loadingText } from './events.style';
import { useAnchorScroll } from './use-anchor-scroll';

const EventDialog = lazyView(() => import('./event-dialog').then((module) => module.EventDialog));

const NO_EVENTS: SocietyEvent[] = [];

/** The page shown in each section, from 1. */
export type SectionPages = Partial<Record<SectionId, number>>;

export interface EventsProps extends ListEvents {
  /** Base address of the calls, '' for the page's own origin. */
  api?: string;
  /** Language of the dates; default: the browser's. */
  lang?: string;
  /** Address of an event's page with `{id}` in it. Without it events open in a dialog. */
  eventHref?: string;
  /** An event is being selected; return false to take over. */
  onOpen?: OnOpen<SocietyEvent>;
  /** Pages, when the host keeps them (as in its address); otherwise the list keeps its own. */
  pages?: SectionPages;
  onPage?: (section: SectionId, page: number) => void;
}

/** The society's events in three sections: today's, upcoming and past (spec, section 2). */
export function Events({ api = '', lang, eventHref = '', onOpen, pages, onPage, ...events }: EventsProps) {
  const resource = eventsAt(api);
  const state = useResource(resource, events);
  const today = useToday();
  const [ownPages, setOwnPages] = useState<SectionPages>({});
  const root = useRef<HTMLDivElement>(null);
  // A prerendered page has no anchors yet: the browser would jump to them before the top was seen.
  const [anchored, setAnchored] = useState(false);
  useEffect(() => setAnchored(true), []);
  useAnchorScroll(root, state.kind !== 'loading');

  const items = state.kind === 'ready' ? state.items : NO_EVENTS;
  const sections = useMemo(() => classifyEvents(items, today), [items, today]);
  const { selected, open, close } = useItemDialog('event', items, eventHref, { onOpen });
  const waits = state.kind === 'loading';

  function section(id: SectionId, title: string, events: SocietyEvent[], emptyText: string) {
    return (
      <EventSection
        id={id}
        anchored={anchored}
        title={title}
        events={events}
        state={state.kind}
        emptyText={emptyText}
        lang={lang}
        eventHref={eventHref}
        first={id === (sections.today.length > 0 ? 'today' : 'upcoming')}
        page={(pages ?? ownPages)[id] ?? 1}
        onPage={(page) => (onPage ? onPage(id, page) : setOwnPages({ ...ownPages, [id]: page }))}
        onOpen={open}
      />
    );
  }

  return (
    // The key makes loaded sections new elements: what the reader sees is replaced, not pushed about.
    <div ref={root} className={list} key={waits ? 'loading' : 'loaded'}>
      {waits && (
        <p role="status" className={loadingText}>
          Loading events...
        </p>
      )}
      {state.kind === 'error' && (
        <FailureNotice text="Failed to load events. Please try again later." onRetry={resource.reload} />
      )}
      {sections.today.length > 0 && section('today', "Today's Events", sections.today, '')}
      {section('upcoming', 'Upcoming Events', sections.upcoming, 'No upcoming events.')}
      {section('past', 'Past Events', sections.past, 'No past events.')}
      {selected && <EventDialog event={selected} lang={lang} onClose={close} />}
    </div>
  );
}
