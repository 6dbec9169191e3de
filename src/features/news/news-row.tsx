import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { ArrowButton } from '../../ui/carousel/arrow-button';
import { position } from '../../ui/carousel/carousel.style';
import { Slide } from '../../ui/carousel/slide';
import { type ArrowKeyScope, useArrowKeys } from '../../ui/carousel/use-arrow-keys';
import { arrows, bar, row, rule } from './news-row.style';
import { ROW_STEP_PX, useRowScroll } from './use-row-scroll';

/** Cards beside the view that are rendered already: a step's worth of the fastest scroll. */
const NEAR_CARDS = 4;

interface NewsRowProps {
  /** Accessible name. */
  label: string;
  count: number;
  /** A card; kept between renders, so that cards which stay are not rendered again. */
  card: (index: number) => ReactNode;
  arrowKeys: ArrowKeyScope;
}

/**
 * Cards in a row that is scrolled by 400 px with the arrows or the arrow keys, or by hand. Cards out
 * of view are inert, and those far from it are not in the document, so that a thousand cost little.
 */
export function NewsRow({ label, count, card, arrowKeys }: NewsRowProps) {
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { shown, told, atLeft, atRight, scrollBy } = useRowScroll(list, count);
  useArrowKeys(section, arrowKeys, scrollBy);
  const first = Math.max(0, shown.first - NEAR_CARDS);
  const end = Math.min(count, shown.end + NEAR_CARDS);
  const room = { '--_before': `${first * ROW_STEP_PX}px`, '--_after': `${(count - end) * ROW_STEP_PX}px` };

  // A card that becomes inert drops the focus to the page, and the arrow keys with it.
  useLayoutEffect(() => {
    const { activeElement } = (list.current?.getRootNode() ?? document) as Document | ShadowRoot;
    const left = activeElement?.closest('li[inert]');
    if (left && list.current?.contains(left)) list.current.focus({ preventScroll: true });
  });

  return (
    <section ref={section} aria-roledescription="carousel" aria-label={label} part="row">
      {!(atLeft && atRight) && (
        <div className={bar}>
          <span className={position} aria-live="polite" aria-atomic="true">
            {told.first + 1}–{told.end} / {count}
          </span>
          <span className={rule} aria-hidden="true" />
          <div className={arrows}>
            <ArrowButton side="left" label="Scroll left" disabled={atLeft} onClick={() => scrollBy(-1)} />
            <ArrowButton side="right" label="Scroll right" disabled={atRight} onClick={() => scrollBy(1)} />
          </div>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={list} className={row} tabIndex={0} aria-label={label} style={room as CSSProperties}>
        {Array.from({ length: end - first }, (_, place) => first + place).map((index) => (
          <li
            key={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            inert={index < shown.first || index >= shown.end}
          >
            <Slide index={index} content={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
