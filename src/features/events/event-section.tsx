import { Fragment, type ReactNode, useRef } from 'react';
import type { SocietyEvent } from '../../model/events/event';
import type { SectionId } from '../../model/events/event-sections';
import { groupByTerm, termLabel } from '../../model/events/term';
import { EVENTS_PER_PAGE, type Range } from '../../model/lists/range';
import type { Text } from '../../texts/text';
import { Heading, useHasHeadings, useTexts } from '../../ui/host/host';
import { ListStates, pattern } from '../../ui/lists/list-states';
import { Pages, type TurnControl } from '../../ui/lists/pager';
import type { useItemDialog } from '../../ui/lists/use-item-dialog';
import type { List } from '../../ui/lists/use-list';
import { cardGrid, dimensionHead } from '../../ui/style/cards';
import { listBox } from '../../ui/style/list-recipes.style';
import { EventCard } from './event-card';
import { cardsPlaceholder, termTitle, wideGrid } from './events.style';

export const FAILED_TEXT = 'Failed to load events. Please try again later.';

interface EventSectionProps {
  id: SectionId;
  /** Whether the section is an anchor by now. */
  anchored: boolean;
  title: Text;
  list: List<unknown>;
  /** The section's events that are there. */
  range: Range<SocietyEvent>;
  emptyText: Text | '';
  /** Below the empty text. */
  nextSteps?: ReactNode;
  lang?: string;
  /** The months in which terms begin. */
  termMonths: readonly number[] | undefined;
  /** Whether it is the first section with events: its first picture is the largest in sight. */
  isFirst: boolean;
  page: number;
  onPage: (page: number) => void;
  pageLink: ((page: number, control: TurnControl) => ReactNode) | undefined;
  linkTo: ReturnType<typeof useItemDialog<SocietyEvent>>['linkTo'];
}

/** A heading, and under it a page of cards, the empty text, or the placeholder while loading. */
export function EventSection({
  id,
  anchored,
  title,
  list,
  range,
  emptyText,
  nextSteps,
  lang,
  termMonths,
  isFirst,
  linkTo,
  ...paging
}: EventSectionProps) {
  const t = useTexts();
  const section = useRef<HTMLElement>(null);
  const count = range.total;
  const hasHeadings = useHasHeadings();

  const cards = (isBusy: boolean, events: readonly SocietyEvent[], titleId?: string) => (
    <ul className={id === 'today' ? wideGrid : cardGrid} aria-busy={isBusy || undefined} aria-labelledby={titleId}>
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat, and a page is replaced as a whole
        <li key={`${event.id}/${index}`}>
          <EventCard event={event} section={id} lang={lang} link={linkTo(event)} first={isFirst && index === 0} />
        </li>
      ))}
    </ul>
  );

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
        loading={<div className={`${pattern} ${cardsPlaceholder}`} aria-hidden="true" />}
        isEmpty={count === 0}
        emptyText={emptyText}
        nextSteps={nextSteps}
      >
        <Pages
          label={title}
          range={range}
          list={list}
          failedText={FAILED_TEXT}
          perPage={EVENTS_PER_PAGE}
          section={section}
          {...paging}
        >
          {(shown, isBusy) =>
            id === 'past' ? (
              <PastTerms events={shown} months={termMonths} lang={lang} cards={(...part) => cards(isBusy, ...part)} />
            ) : (
              cards(isBusy, shown)
            )
          }
        </Pages>
      </ListStates>
    </section>
  );
}

interface PastTermsProps {
  /** A page of them. */
  events: readonly SocietyEvent[];
  /** In which terms begin. */
  months: readonly number[] | undefined;
  lang: string | undefined;
  /** @param titleId of what names these cards. */
  cards: (events: readonly SocietyEvent[], titleId: string) => ReactNode;
}

/** Past events by term. A term names its list; it is no heading, as the cards' titles are of the level below the section's. */
function PastTerms({ events, months, lang, cards }: PastTermsProps) {
  const t = useTexts();
  return groupByTerm(events, months).map(({ first, items }) => {
    const titleId = `term-${first}`;
    return (
      <Fragment key={titleId}>
        <p id={titleId} className={termTitle} part="term" suppressHydrationWarning>
          {first ? termLabel(first, lang, months) : t('Undated')}
        </p>
        {cards(items, titleId)}
      </Fragment>
    );
  });
}
