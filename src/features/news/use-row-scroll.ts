import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { spanInView } from '../../model/pictures/slides';
import { isRightToLeft } from '../../ui/carousel/use-arrow-keys';
import { reducedMotion } from '../../ui/style/reduced-motion';

/** The distance that an arrow moves the row: a card and its gap. */
export const ROW_STEP_PX = 400;

/** The gap between two cards. */
export const GAP_PX = 24;

const CARD_PX = ROW_STEP_PX - GAP_PX;

/** How much of a card may be out of view for it to be considered fully visible. */
const SLACK_PX = 24;

/** If a press follows another this soon, it starts from the other's destination. A smooth scroll takes less time. */
const SMOOTH_SCROLL_MS = 600;

/** Tracks a row of cards of equal width, and scrolls it: by a step, -1 for left and 1 for right, or to a card. */
export function useRowScroll(row: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState(() => initialView(count));
  const goal = useRef({ left: 0, at: Number.NEGATIVE_INFINITY });
  const lastLeft = useRef(0);

  // A row that is moved in the document, or hidden for a while, loses its position without a scroll event.
  // Setting the current position would end a smooth scroll that has just begun.
  const keepPosition = useEffectEvent(() => {
    if (lastLeft.current !== 0 && row.current?.scrollLeft === 0) row.current.scrollLeft = lastLeft.current;
  });

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      if (!element.clientWidth) return; // hidden
      keepPosition();
      const next = viewOf(element, count);
      setView((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const readSoon = () => {
      frame ||= requestAnimationFrame(read);
    };
    const onScroll = () => {
      lastLeft.current = element.scrollLeft;
      readSoon();
    };
    read();
    const sizes = new ResizeObserver(readSoon);
    sizes.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [row, count]);

  useLayoutEffect(keepPosition);

  function scrollBy(side: -1 | 1) {
    const element = row.current;
    if (!element) return;
    const { left, least, most } = scrollRange(element);
    const now = performance.now();
    const from = now - goal.current.at < SMOOTH_SCROLL_MS ? goal.current.left : left;
    goal.current = { left: Math.min(Math.max(least, from + side * ROW_STEP_PX), most), at: now };
    // Prototype.js overrides the scrollTo() method of elements.
    element.scroll({ left: goal.current.left, behavior: reducedMotion() ? 'instant' : 'smooth' });
    lastLeft.current = element.scrollLeft;
  }

  /** Scrolls a card into view. Left to itself, the browser would show only the focused link, then snap back. */
  function reveal(index: number) {
    const element = row.current;
    const { first, end } = element ? viewOf(element, count).announced : { first: 0, end: count };
    if (!element || (first <= index && index < end)) return;
    const shown = Math.max(1, Math.floor((element.clientWidth + GAP_PX) / ROW_STEP_PX));
    const left = ROW_STEP_PX * (index < first ? index : index - shown + 1);
    element.scroll({ left: isRightToLeft(element) ? -left : left, behavior: 'instant' });
  }

  return { ...view, scrollBy, reveal };
}

/** Assumed until the row is measured, as on the server. Most windows wide enough for a row fit three cards. */
function initialView(count: number): ReturnType<typeof viewOf> {
  const shown = { first: 0, end: Math.min(count, 3) };
  return { inView: shown, announced: shown, atLeft: true, atRight: shown.end === count };
}

function viewOf(element: HTMLElement, count: number) {
  const { left, least, most } = scrollRange(element);
  const offset = Math.abs(left);
  const width = element.clientWidth;
  return {
    /** The cards that are at least partly visible. */
    inView: spanInView(offset + 1, width - 2, ROW_STEP_PX, count),
    /** The cards that are wholly visible, except for up to `SLACK_PX`. */
    announced: spanInView(offset + CARD_PX - SLACK_PX, width - 2 * (CARD_PX - SLACK_PX), ROW_STEP_PX, count),
    atLeft: left < least + 2,
    atRight: left > most - 2,
  };
}

/** In right-to-left text, positions run from -range to 0. */
function scrollRange(element: HTMLElement) {
  const range = element.scrollWidth - element.clientWidth;
  const fromRight = isRightToLeft(element);
  return { left: element.scrollLeft, least: fromRight ? -range : 0, most: fromRight ? 0 : range };
}

/** Below this window width, news items are shown one at a time. */
const CAROUSEL_BREAKPOINT_PX = 1024;

/** The same applies if the element is narrower than this, because fewer than two cards fit. */
const ROW_MIN_WIDTH_PX = 720;

/** Whether to show news in a row. Undefined until measured, before the first paint. Unchanged while hidden. */
export function useRowFits(element: RefObject<HTMLElement | null>, initial?: boolean): boolean | undefined {
  const [fits, setFits] = useState(initial);
  useLayoutEffect(() => {
    const wideWindow = matchMedia(`(min-width: ${CAROUSEL_BREAKPOINT_PX}px)`);
    const measure = () => {
      const width = element.current?.clientWidth;
      if (width) setFits(wideWindow.matches && width >= ROW_MIN_WIDTH_PX);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    if (element.current) sizes.observe(element.current);
    wideWindow.addEventListener('change', measure);
    return () => {
      sizes.disconnect();
      wideWindow.removeEventListener('change', measure);
    };
  }, [element]);
  return fits;
}
