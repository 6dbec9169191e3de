import { type MouseEvent, useRef } from 'react';
import type { ResourceState } from '../../api/resource';
import type { SocietyEvent } from '../../model/event';
import { pageOf } from '../../model/page';
import { cardGrid, dimensionHead } from '../../ui/cards';
import { Notice, placeholder } from '../../ui/notice';
import { Pager, returnToTop } from '../../ui/pager';
import { classes } from '../../ui/style';
import { hrefFrom } from '../../ui/use-item-dialog';
import { EventCard } from './event-card';
import { cardsRoom, sectionBox } from './events.style';

/** Also the sections' anchors. */
export type SectionId = 'today' | 'upcoming' | 'past';

/** Cards on a page of a section (spec, section 9). */
export const EVENTS_PER_PAGE = 6;

interface EventSectionProps {
  id: SectionId;
  /** Whether the section is an anchor by now. */
  anchored: boolean;
  title: string;
  events: readonly SocietyEvent[];
  state: ResourceState<SocietyEvent>['kind'];
  emptyText: string;
  lang?: string;
  eventHref: string;
  /** Whether it is the first section with events: its first picture is the largest in sight. */
  first: boolean;
  page: number;
  onPage: (page: number) => void;
  onOpen: (event: SocietyEvent, click: MouseEvent) => void;
}

/** A heading, and under it a page of cards, the empty text, or room for what is loading. */
export function EventSection(props: EventSectionProps) {
  const { id, anchored, title, events, state, emptyText, lang, eventHref, first, page, onPage, onOpen } = props;
  const section = useRef<HTMLElement>(null);
  const shown = pageOf(events, page, EVENTS_PER_PAGE);

  function turnTo(next: number) {
    onPage(next);
    returnToTop(section.current);
  }

  return (
    <section
      id={anchored ? id : undefined}
      ref={section}
      className={sectionBox}
      aria-labelledby={`${id}-title`}
      part="section"
    >
      <div className={dimensionHead}>
        <h2 id={`${id}-title`} part="heading">
          {title}
        </h2>
        {events.length > 0 && <span aria-hidden="true">{String(events.length).padStart(2, '0')}</span>}
      </div>
      {state === 'loading' && <div className={classes(placeholder, cardsRoom)} aria-hidden="true" />}
      {state === 'ready' && events.length === 0 && <Notice text={emptyText} />}
      {shown.items.length > 0 && (
        <ul className={cardGrid}>
          {shown.items.map((event, index) => (
            // Ids may repeat, and a page's cards are few, so the place is the safest key.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={`${event.id}/${index}`}>
              <EventCard
                event={event}
                lang={lang}
                href={hrefFrom(eventHref, event.id)}
                first={first && index === 0}
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      )}
      <Pager label={title} page={shown.page} total={shown.total} onPage={turnTo} />
    </section>
  );
}
