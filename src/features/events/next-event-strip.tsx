import { eventsAt } from '../../api/events';
import { comingEvents, nextEvent } from '../../model/events/coming-events';
import type { SocietyEvent } from '../../model/events/event';
import { useTexts } from '../../ui/host/host';
import { ItemLink, type ItemLinkProps } from '../../ui/lists/item-link';
import { type ListEvents, useList } from '../../ui/lists/use-list';
import { useToday } from '../../ui/lists/use-today';
import { caps } from '../../ui/style/list-recipes.style';
import { extend, row } from '../../ui/style/recipes.style';
import { EventTitle, EventWhen } from './event-parts';
import { moreLink, place } from './events.style';
import { useIsOver } from './use-is-over';

/** Laid out like a drawing's title block: label, date and time, title, place. */
const strip = extend(row)`
  align-items: baseline;
  gap: 0.25em 1.25em;
  & [part='link'] {
    padding-block: 0.1em;
  }
  & [part='status'] {
    display: inline;
    margin-inline-end: 0.5em;
  }
`;

interface NextEventStripProps {
  event: SocietyEvent;
  lang?: string | undefined;
  /** Props of the title's link. */
  link: ItemLinkProps;
}

/** An event on one line: day, time, title and place. */
export function NextEventStrip({ event, lang, link: target }: NextEventStripProps) {
  const t = useTexts();
  return (
    <div className={strip} part="event">
      <p className={caps} part="label">
        {t('Next event')}
      </p>
      <EventWhen event={event} lang={lang} />
      <p dir="auto" part="title">
        <ItemLink {...target} className={moreLink} part="link">
          <EventTitle event={event} />
        </ItemLink>
      </p>
      {event.location && (
        <p className={place} dir="auto" part="location">
          {event.location}
        </p>
      )}
    </div>
  );
}

/** Returns the next event and the state of its list. */
export function useNextEvent(api: string, { onLoad, onError }: ListEvents = {}) {
  const list = useList(eventsAt(api), comingEvents(useToday()), {
    onLoad: ({ items }) => onLoad?.({ count: nextEvent(items, isOver) ? 1 : 0 }),
    onError,
  });
  const isOver = useIsOver(list.answer?.items);
  return { list, event: list.answer && nextEvent(list.answer.items, isOver) };
}
