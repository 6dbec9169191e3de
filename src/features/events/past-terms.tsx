import { Fragment, type ReactNode } from 'react';
import type { SocietyEvent } from '../../model/events/event';
import { groupByTerm, termLabel } from '../../model/events/term';
import { useTexts } from '../../ui/host/host';
import { termTitle } from './events.style';

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
export function PastTerms({ events, months, lang, cards }: PastTermsProps) {
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
