import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { NEWS_CARDS } from '../../model/lists/range';
import { ArrowButton } from '../../ui/carousel/arrow-button';
import { type ArrowKeyScope, useArrowKeys, useInertFocus } from '../../ui/carousel/use-arrow-keys';
import { useIsHydrated, useTexts } from '../../ui/host/host';
import { dimensioned, scripted } from '../../ui/style/list-recipes.style';
import { extend, mono, muted, row } from '../../ui/style/recipes.style';
import { classes, css } from '../../ui/style/style';
import { ROW_STEP_PX, useRowScroll } from './use-row-scroll';

/**
 * One step is a card and its gap, 400 px. If at least 40 px of the next card fits, the row extends over the tag's
 * padding, to the tag's edge, to show that part. If not, it shows only whole cards.
 */
const wholeCards = css`
  --_room: calc(100cqi + var(--_padding, 0px));
  --_steps: round(down, var(--_room) + 24px, 400px);
  width: min(var(--_room), var(--_steps) - 24px + clamp(0px, (var(--_room) - var(--_steps) - 40px) * 999, 424px));
`;

const bar = extend(row, scripted, wholeCards)`
  max-width: 100%;
  justify-content: flex-end;
  margin-bottom: 1em;
`;

/** Hides the position, which is unknown before hydration. */
const unknown = css`
  visibility: hidden;
`;

/** Before hydration, hides the bar where this many cards fit without scrolling. */
const fitting = [2, 3, 4].map(
  (count) => css`
    @container (min-width: ${count * ROW_STEP_PX - 24}px) {
      display: none;
    }
  `,
);

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

const cards = extend(wholeCards)`
  position: relative;
  display: flex;
  gap: 24px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  scrollbar-color: var(--_border-strong) transparent;
  padding-block: 1px 1em;
  &:focus-visible {
    outline-offset: -3px;
  }
  & > li {
    flex: 0 0 376px;
    scroll-snap-align: start;
  }
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
 * A row of cards. Arrow buttons and keys scroll it by 400 px, and visitors can swipe it. Cards out of view are inert.
 * Server-rendered HTML has only the first cards.
 */
export function NewsRow({ label, count, slide, arrowKeys, onReach }: NewsRowProps) {
  const t = useTexts();
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { inView, announced, atLeft, atRight, scrollBy } = useRowScroll(list, count);
  useArrowKeys(section, arrowKeys, scrollBy);
  useInertFocus(list);
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
          <li key={index} inert={isHydrated && (index < inView.first || index >= inView.end)}>
            {slide(index)}
          </li>
        ))}
      </ul>
    </section>
  );
}
