import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EVENTS_FAILED, eventsAt } from '../../api/events';
import type { SocietyEvent } from '../../model/events/event';
import {
  type EventSections,
  endedLastToday,
  isShown,
  type SectionId,
  type SectionPages,
  type ShownSections,
  sectionPages,
  sectionsCount,
  sectionsKey,
  shownSections,
  typeChoices,
  typeKey,
} from '../../model/events/event-sections';
import { whole } from '../../model/lists/range';
import type { Text } from '../../texts/text';
import { useHostList, useTexts } from '../../ui/host/host';
import { ListStates } from '../../ui/lists/list-states';
import type { TurnControl } from '../../ui/lists/pager';
import { type OnOpen, useItemDialog } from '../../ui/lists/use-item-dialog';
import { type ListEvents, useList } from '../../ui/lists/use-list';
import { useToday } from '../../ui/lists/use-today';
import { lazyView } from '../../ui/render/lazy-view';
import { FailureNotice } from '../../ui/text/notice';
import type { AnchorScroll } from './anchor-scroll';
import { list as listClass, loadingText, typesRow } from './event-list.style';
import { EventSection } from './event-section';
import { LazyEventTypes } from './lazy-event-types';
import { useIsOver } from './use-is-over';

const EventDialog = lazyView(() => import('./event-dialog').then((module) => module.EventDialog));

const NO_SECTIONS = { today: whole([]), upcoming: whole([]), past: whole([]) };

export interface EventsProps extends ListEvents {
  /** Base URL of the API, '' for the page's own origin. */
  api?: string;
  /** Language of the dates; default: the browser's. */
  lang?: string;
  /** Address of an event's page with `{id}` in it. Without it, events open in a dialog. */
  eventHref?: string;
  /** The sections to show. Default: all. Upcoming events include today's. */
  show?: ShownSections;
  /** Maximum number of events in each section. */
  limit?: number | undefined;
  /** Called when an event is selected. Return false to handle it yourself. */
  onOpen?: OnOpen<SocietyEvent>;
  /** The page of each section, if the host keeps it (in its URL, say). Default: the list does. */
  pages?: SectionPages;
  /** Called when the visitor turns the page in a section. */
  onPage?: (section: SectionId, page: number) => void;
  /** Renders Prev and Next as links, if the host has addresses for a section's pages. */
  pageLink?: (section: SectionId, page: number, control: TurnControl) => ReactNode;
  /** The type of the events shown, if the host keeps it. Default: the list does. An unknown one, or '', shows all. */
  type?: string;
  /** Called when the visitor chooses a type; '' for all. The host then shows the first page of each section. */
  onType?: (type: string) => void;
  /** Returns the address of the list with only one type, or '' for all, if the host has one. */
  typeHref?: (type: string) => string;
  /** Shown below 'No upcoming events.': where to go next. */
  nextSteps?: ReactNode;
  /** Shown below an error: where to go next. It must not load the events, or the failed request would be repeated. */
  failedSteps?: ReactNode;
  /** Whether the reader's scroll position is being restored, which takes precedence over the URL's anchor. */
  isReturn?: boolean;
}

/** The society's events in three sections: today's, upcoming and past. */
export function Events({ api = '', lang, eventHref = '', onOpen, onPage, pageLink, ...props }: EventsProps) {
  const t = useTexts();
  const [ownPages, setOwnPages] = useState<SectionPages>({});
  const pages = props.pages ?? ownPages;
  const [ownType, setOwnType] = useState('');
  const type = typeKey(props.type ?? ownType);
  const { show = 'all', limit } = props;
  const today = useToday();
  const shown = (sections: EventSections<SocietyEvent>) => shownSections(sections, show, limit);
  const list = useList(eventsAt(api), sectionPages(today, pages, type), {
    onLoad: (answer) => props.onLoad?.({ count: sectionsCount(shown(answer)) }),
    onError: props.onError,
  });
  const answer = list.answer ?? NO_SECTIONS;
  const isOver = useIsOver(answer.today.items);
  const sections = shown(endedLastToday(answer, isOver));
  const types = typeChoices(sections);
  const root = useRef<HTMLDivElement>(null);
  // No anchors before hydration: the browser would jump to one before the top is seen.
  const [anchored, setAnchored] = useState(false);
  useEffect(() => setAnchored(true), []);
  const isLoading = list.kind === 'loading';
  const isVisible = (id: SectionId) => list.kind !== 'error' && isShown(id, show);
  const isOutdated = !list.key?.startsWith(`${sectionsKey(today, type)}&today=`);
  const firstSection = sections.today.total > 0 ? 'today' : show === 'past' ? show : 'upcoming';
  useHostList(list, sectionsCount(sections));
  const scrolling = useAnchorScroll(props.isReturn);
  const { selected, linkTo, close } = useItemDialog<SocietyEvent>('event', [], eventHref, EventDialog, { onOpen });

  const section = (id: SectionId, title: Text, emptyText: Text | '') => (
    <EventSection
      id={id}
      anchored={anchored}
      title={title}
      list={list}
      sections={sections}
      emptyText={emptyText}
      nextSteps={id === 'upcoming' && props.nextSteps}
      lang={lang}
      isFirst={id === firstSection}
      page={pages[id] ?? 1}
      onPage={(page) => (onPage ? onPage(id, page) : setOwnPages({ ...ownPages, [id]: page }))}
      pageLink={pageLink && ((page, control) => pageLink(id, page, control))}
      linkTo={linkTo}
    />
  );

  function chooseType(chosen: string) {
    if (props.onType) return props.onType(chosen);
    setOwnType(chosen);
    setOwnPages({});
  }

  return (
    <>
      {/* Changing the key replaces elements instead of moving them, which would count as a layout shift. */}
      <div ref={root} className={listClass} key={isLoading ? 'loading' : 'loaded'}>
        <ListStates
          list={list}
          loading={
            <p role="status" className={loadingText}>
              {t('Loading events...')}
            </p>
          }
          failedText={EVENTS_FAILED}
          nextSteps={props.failedSteps}
        />
        {types.length > 1 && (
          <div className={typesRow}>
            <LazyEventTypes
              types={types}
              chosen={type}
              count={sectionsCount(sections)}
              onChoose={chooseType}
              typeHref={props.typeHref}
            />
          </div>
        )}
        {isOutdated && list.pending === 'failed' && <FailureNotice text={EVENTS_FAILED} onRetry={list.reload} />}
        {sections.today.total > 0 && section('today', "Today's Events", '')}
        {isVisible('upcoming') && section('upcoming', 'Upcoming Events', 'No upcoming events.')}
        {isVisible('past') && section('past', 'Past Events', 'No past events.')}
        {selected && <EventDialog event={selected} lang={lang} onClose={close} />}
      </div>
      {scrolling && <scrolling.AnchorScroll list={root} isLoaded={!isLoading} openedAtMs={scrolling.openedAtMs} />}
    </>
  );
}

/** Scrolls to the section in the URL's fragment. Few URLs have one, so the code loads on demand. */
function useAnchorScroll(isReturn = false) {
  const [scrolling, setScrolling] = useState<{ AnchorScroll: typeof AnchorScroll; openedAtMs: number }>();
  useEffect(() => {
    const openedAtMs = performance.now();
    if (isReturn || !/^#(today|upcoming|past)$/.test(location.hash)) return;
    import('./anchor-scroll').then(
      (module) => setScrolling({ AnchorScroll: module.AnchorScroll, openedAtMs }),
      () => {}, // the page stays at the top
    );
  }, [isReturn]);
  return scrolling;
}
