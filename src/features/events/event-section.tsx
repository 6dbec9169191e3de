import { type ReactNode, useRef } from 'react';
import { EVENTS_FAILED } from '../../api/events';
import type { SocietyEvent } from '../../model/events/event';
import { type EventLayout, type EventSections, layoutOf, type SectionId } from '../../model/events/event-sections';
import { EVENTS_PER_PAGE } from '../../model/lists/page-sizes';
import { groupByDate } from '../../model/time/date-groups';
import { type Day, dayParts, formatDay, nearWord } from '../../model/time/day';
import type { Text } from '../../texts/text';
import { Heading, useHasHeadings, useTexts } from '../../ui/host/host';
import { ListStates, pattern } from '../../ui/lists/list-states';
import { Pages, type TurnControl } from '../../ui/lists/pager';
import type { useItemDialog } from '../../ui/lists/use-item-dialog';
import type { ShownList } from '../../ui/lists/use-list';
import { useToday } from '../../ui/lists/use-today';
import { dimensionHead, listBox } from '../../ui/style/list-recipes.style';
import { EventCard } from './event-card';
import {
  cards,
  figures,
  groups,
  month,
  pastPlaceholder,
  rows,
  timetable,
  upcomingPlaceholder,
} from './event-list.style';
import { FIGURES, OldDate } from './event-parts';

/** The list for each layout of its events. */
const LISTS: Record<EventLayout, string> = { card: cards, past: rows, timetable };

interface EventSectionProps {
  id: SectionId;
  /** Whether the section has its id yet, so that URL fragments can point to it. */
  anchored: boolean;
  title: Text;
  list: ShownList<unknown>;
  /** All sections, because today's events are in two of them. */
  sections: EventSections<SocietyEvent>;
  emptyText: Text | '';
  /** Shown below the empty text. */
  nextSteps?: ReactNode;
  lang?: string;
  /** Whether it is the first section shown, whose first picture is the largest in view. */
  isFirst: boolean;
  page: number;
  onPage: (page: number) => void;
  pageLink: ((page: number, control: TurnControl) => ReactNode) | undefined;
  linkTo: ReturnType<typeof useItemDialog<SocietyEvent>>['linkTo'];
}

/** A heading, then a page of events by day or month, the empty text or, while loading, the placeholder. */
export function EventSection({
  id,
  anchored,
  title,
  list,
  sections,
  emptyText,
  nextSteps,
  lang,
  isFirst,
  linkTo,
  ...paging
}: EventSectionProps) {
  const t = useTexts();
  const section = useRef<HTMLElement>(null);
  const range = sections[id];
  const count = range.total;
  const hasHeadings = useHasHeadings();

  const isPast = id === 'past';

  return (
    <section
      id={anchored ? id : undefined}
      ref={section}
      className={listBox}
      aria-labelledby={hasHeadings ? `${id}-title` : undefined}
      aria-label={hasHeadings ? undefined : t(title)}
      part="section"
    >
      {hasHeadings && (
        <div className={dimensionHead}>
          <Heading level={2} id={`${id}-title`} part="heading">
            {t(title)}
          </Heading>
          {count > 0 && <span aria-hidden="true">{String(count).padStart(2, '0')}</span>}
        </div>
      )}
      <ListStates
        list={list}
        loading={<div className={`${pattern} ${isPast ? pastPlaceholder : upcomingPlaceholder}`} aria-hidden="true" />}
        isEmpty={count === 0}
        emptyText={emptyText}
        nextSteps={nextSteps}
      >
        <Pages
          label={title}
          range={range}
          list={list}
          failedText={EVENTS_FAILED}
          perPage={EVENTS_PER_PAGE}
          section={section}
          {...paging}
        >
          {(shown, isBusy) => (
            <ol className={groups} aria-busy={isBusy || undefined}>
              {groupByDate(shown, isPast ? 'month' : 'day', (event) => event.date).map(({ date, items }) => {
                const titleId = `${id}-${date}`;
                const head = <GroupHead date={date} lang={lang} isMonth={isPast} />;
                const layout = layoutOf(id, items, sections);
                const isOld = !isPast && items.every(({ status }) => status === 'postponed');
                return (
                  <li key={titleId}>
                    <p id={titleId} className={isPast ? month : undefined} part="group">
                      {isOld ? <OldDate>{head}</OldDate> : head}
                    </p>
                    <ul className={LISTS[layout]} aria-labelledby={titleId}>
                      {items.map((event, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat, and a page is replaced as a whole
                        <li key={`${event.id}/${index}`}>
                          <EventCard
                            event={event}
                            layout={layout}
                            lang={lang}
                            link={linkTo(event)}
                            first={isFirst && event === shown[0]}
                          />
                        </li>
                      ))}
                    </ul>
                  </li>
                );
              })}
            </ol>
          )}
        </Pages>
      </ListStates>
    </section>
  );
}

interface GroupHeadProps {
  /** The day, or any day of the month; null for events without a date. */
  date: Day | null;
  lang: string | undefined;
  isMonth: boolean;
}

/** A day or month that labels its list. Not a heading, because the cards' titles are one level below the section's. */
function GroupHead({ date, lang, isMonth }: GroupHeadProps) {
  const t = useTexts();
  const today = useToday();
  if (!date) return <span>{t('Undated')}</span>;
  if (isMonth) return <span suppressHydrationWarning>{formatDay(date, { month: 'long', year: 'numeric' }, lang)}</span>;
  const { day, month, year, weekday } = dayParts(date, FIGURES, lang);
  return (
    <time className={figures} dateTime={date} part="date">
      <b suppressHydrationWarning>{day}</b> <span suppressHydrationWarning>{`${month} ${year}`}</span>{' '}
      <span part="day" suppressHydrationWarning>
        {nearWord(date, today, lang) || weekday}
      </span>
    </time>
  );
}
