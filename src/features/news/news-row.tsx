import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { NEWS_CARDS } from '../../model/lists/range';
import { ArrowButton } from '../../ui/carousel/arrow-button';
import { type ArrowKeyScope, useArrowKeys } from '../../ui/carousel/use-arrow-keys';
import { useIsHydrated, useTexts } from '../../ui/host/host';
import { dimensioned, scripted } from '../../ui/style/list-recipes.style';
import { extend, mono, muted, row } from '../../ui/style/recipes.style';
import { classes, css } from '../../ui/style/style';
import { GAP_PX, ROW_STEP_PX, useRowScroll } from './use-row-scroll';

const bar = extend(row, scripted)`
  justify-content: flex-end;
  margin-bottom: 1em;
`;

/** Hides the position, which is unknown before hydration. */
const unknown = css`
  visibility: hidden;
`;

/** Where the row shows this many whole cards: where they are closest to 400 px apart. */
const fits = (count: number) => `@container (min-width: ${(count - 0.5) * ROW_STEP_PX - GAP_PX}px)`;

/** Before hydration, hides the bar where this many cards fit without scrolling. */
const fitting = [2, 3, 4].map(
  (count) => css`
    ${fits(count)} {
      display: none;
    }
  `,
);

/** The cards fill the row, so that it ends where the page's other content does. */
const counts = [3, 4, 5, 6].map((count) => `${fits(count)} { --_cards: ${count}; }`);

/** The line between the position and the arrows. */
const rule = extend(dimensioned)`
  order: 1;
  flex: 1;
`;

const arrows = css`
  direction: ltr; /* the arrows' labels say left and right */
  order: 2;
  display: flex;
  gap: 0.5em;
`;

const cards = css`
  --_cards: 2;
  position: relative;
  display: flex;
  gap: ${GAP_PX}px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;
  scrollbar-color: var(--_border-strong) transparent;
  padding-block: 1px 1em;
  &:focus-visible {
    outline-offset: -3px;
  }
  & > li {
    flex: 0 0 calc((100% + ${GAP_PX}px) / var(--_cards) - ${GAP_PX}px);
    min-width: 0;
    scroll-snap-align: start;
  }
  ${counts.join('')}
`;

export interface NewsRowProps {
  label: string;
  count: number;
  slide: (index: number) => ReactNode;
  arrowKeys: ArrowKeyScope;
  /** Called with the last card in view, initially and on each change. */
  onReach: (index: number) => void;
}

/**
 * A row of cards. Arrow buttons and keys scroll it by 400 px, to the next card, and visitors can swipe it. Cards out of
 * view can be found, read and focused: focus scrolls them into view. Server-rendered HTML has only the first cards.
 */
export function NewsRow({ label, count, slide, arrowKeys, onReach }: NewsRowProps) {
  const t = useTexts();
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { inView, announced, atLeft, atRight, scrollBy, reveal } = useRowScroll(list, count);
  useArrowKeys(section, arrowKeys, scrollBy);
  const isHydrated = useIsHydrated();
  const last = inView.end - 1;
  const reach = useEffectEvent(onReach);
  useEffect(() => reach(last), [last]);
  return (
    <section ref={section} aria-roledescription={t('carousel')} aria-label={label} part="row">
      {(isHydrated ? !(atLeft && atRight) : count > 1) && (
        <div className={classes(bar, !isHydrated && fitting[count - 2])}>
          <span
            className={classes(mono, muted, !isHydrated && unknown)}
            aria-live={isHydrated ? 'polite' : undefined}
            aria-atomic="true"
          >
            {`${announced.first + 1}–${Math.max(announced.end, announced.first + 1)} / ${count}`}
          </span>
          <span className={rule} aria-hidden="true" />
          <div className={arrows}>
            <ArrowButton side="left" label={t('Scroll left')} disabled={atLeft} onClick={() => scrollBy(-1)} />
            <ArrowButton
              side="right"
              label={t('Scroll right')}
              disabled={isHydrated && atRight}
              onClick={() => scrollBy(1)}
            />
          </div>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be focusable */}
      <ul ref={list} className={cards} tabIndex={0} aria-label={label}>
        {[...Array(isHydrated ? count : Math.min(count, NEWS_CARDS)).keys()].map((index) => (
          <li key={index} onFocus={() => reveal(index)}>
            {slide(index)}
          </li>
        ))}
      </ul>
    </section>
  );
}
