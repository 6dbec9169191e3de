import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { NEWS_CARDS } from '../../model/lists/page-sizes';
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

/** Before hydration, hides what is only for a row that scrolls, where this many cards fit. */
const fitting = [2, 3, 4].map(
  (count) => css`
    @container (min-width: ${count * ROW_STEP_PX - GAP_PX}px) {
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

/** The cards and, if the row ends before the page's other content, its cut edge. */
const track = css`
  --_room: calc(100cqi + var(--_padding, 0px));
  display: flex;
  gap: ${GAP_PX}px;
  width: var(--_room);
  overflow: clip;
`;

/**
 * One step is a card and its gap, 400 px. If at least 40 px of the next card fits, the row extends over the tag's
 * padding, to the tag's edge, to show that part. If not, it shows only whole cards.
 */
const cards = css`
  --_steps: round(down, var(--_room) + ${GAP_PX}px, ${ROW_STEP_PX}px);
  position: relative;
  display: flex;
  flex: none;
  gap: ${GAP_PX}px;
  /* 424 px, more than any part of a card, if there are 40 px for it; else 0. */
  --_part: clamp(0px, (var(--_room) - var(--_steps) - 40px) * 999, 424px);
  width: min(var(--_room), var(--_steps) - ${GAP_PX}px + var(--_part));
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
    flex: 0 0 ${ROW_STEP_PX - GAP_PX}px;
    scroll-snap-align: start;
  }
`;

/** Hatched like the cut face of a part: the row continues. Fills what whole cards leave of the page's width. */
const cutEdge = css`
  flex: 1 1 0;
  margin-block: 1px 1em;
  margin-inline-end: var(--_padding, 0px);
  background: repeating-linear-gradient(135deg, var(--_border-strong) 0 1px, transparent 1px 7px);
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
 * A row of cards. Arrow buttons and keys scroll it by 400 px, and visitors can swipe it. Cards out of
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
  const scrolls = isHydrated ? !(atLeft && atRight) : count > 1;
  const hiddenIfFitting = !isHydrated && fitting[count - 2];
  return (
    <section ref={section} aria-roledescription={t('carousel')} aria-label={label} part="row">
      {scrolls && (
        <div className={classes(bar, hiddenIfFitting)}>
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
      <div className={track}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be focusable */}
        <ul ref={list} className={cards} tabIndex={0} aria-label={label}>
          {[...Array(isHydrated ? count : Math.min(count, NEWS_CARDS)).keys()].map((index) => (
            <li key={index} onFocus={() => reveal(index)}>
              {slide(index)}
            </li>
          ))}
        </ul>
        {scrolls && <span className={classes(cutEdge, hiddenIfFitting)} aria-hidden="true" />}
      </div>
    </section>
  );
}
