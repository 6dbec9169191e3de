import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { type Span, spanInView } from '../../model/slides';
import { isRightToLeft } from '../../ui/carousel/use-arrow-keys';

const CARD_PX = 376;

/** What an arrow moves the row by (spec, section 9): a card of 376 px and its gap of 24 px. */
export const ROW_STEP_PX = 400;

/** A press within this time counts from where the row is going: longer than a smooth scroll takes. */
const UNDER_WAY_MS = 600;

/** Where a scrolled row stands. */
interface Place {
  /** The cards that can be seen, in part or whole. */
  shown: Span;
  /** Those of which at least half can be seen: the position that is told. */
  told: Span;
  /** Ends that have been reached, as the reader sees them. */
  atLeft: boolean;
  atRight: boolean;
}

const NOWHERE: Place = { shown: { first: 0, end: 0 }, told: { first: 0, end: 0 }, atLeft: true, atRight: false };

/** Follows a row of equally wide cards, and scrolls it: by a step, -1 for left, 1 for right. */
export function useRowScroll(row: RefObject<HTMLElement | null>, count: number) {
  const [place, setPlace] = useState<Place>({ ...NOWHERE, shown: { first: 0, end: Math.min(count, 3) } });
  const goal = useRef({ left: 0, since: Number.NEGATIVE_INFINITY });
  /** Where the row was last. */
  const last = useRef(0);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = placeOf(element, count);
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const follow = () => {
      last.current = element.scrollLeft;
      soon();
    };
    const soon = () => {
      // Cards that come into view are rendered in short tasks: the row is moving meanwhile.
      frame ||= requestAnimationFrame(() => startTransition(read));
    };
    read();
    const sizes = new ResizeObserver(soon);
    sizes.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [row, count]);

  // Where a page moves the tag, or hides it for a while, the row begins anew, without a scroll event.
  useLayoutEffect(() => {
    if (row.current?.scrollLeft === 0) row.current.scrollLeft = last.current;
  });

  function scrollBy(side: -1 | 1) {
    const element = row.current;
    if (!element) return;
    const { left, least, most } = scrolled(element);
    const now = performance.now();
    const from = now - goal.current.since < UNDER_WAY_MS ? goal.current.left : left;
    goal.current = { left: Math.min(Math.max(least, from + side * ROW_STEP_PX), most), since: now };
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: goal.current.left, behavior: calm ? 'instant' : 'smooth' });
    last.current = element.scrollLeft;
  }

  return { ...place, scrollBy };
}

function placeOf(element: HTMLElement, count: number): Place {
  const { left, least, most } = scrolled(element);
  const offset = Math.abs(left);
  const width = element.clientWidth;
  return {
    shown: spanInView(offset + 1, width - 2, ROW_STEP_PX, count),
    told: spanInView(offset + CARD_PX / 2, width - CARD_PX, ROW_STEP_PX, count),
    atLeft: left < least + 2,
    atRight: left > most - 2,
  };
}

/** A row's scroll position within its bounds; where it begins at the right, 0 is the greatest. */
function scrolled(element: HTMLElement) {
  const room = element.scrollWidth - element.clientWidth;
  return isRightToLeft(element)
    ? { left: element.scrollLeft, least: -room, most: 0 }
    : { left: element.scrollLeft, least: 0, most: room };
}
