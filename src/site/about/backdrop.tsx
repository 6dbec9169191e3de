import { type RefObject, useEffect, useState } from 'react';
import { css } from '../../ui/style/style';

/** The board is considered reached when it is this far below the window. */
const NEAR_PX = 100;

/** Extends the observed area far above the window, so that the board still counts once it has been scrolled past. */
const PAST_PX = 1_000_000;

/** Between the page's text and its background. */
const backdrop = css`
  position: fixed;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  pointer-events: none;
  transition: var(--_slow) ease-out;
  transition-property: filter, opacity;
  &[data-blurred='true'] {
    filter: blur(10px);
    opacity: 0.35; /* the cards below hide most of it; at full strength, the rest would look like stains */
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

/** A line drawing in the text's colour. */
const lines = css`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  width: max(120vw, 130vh);
  aspect-ratio: 1;
  translate: -34% -42%;
  opacity: 0.1;
  @media (width < 60em) {
    opacity: 0.04; /* all of it is behind text */
  }
  background: var(--_text);
  mask: url(/pictures/about-backdrop.svg) center / contain no-repeat;
`;

/** The gear train from the about page's picture, large and faint behind the page. Blurred once the board is reached. */
export function Backdrop({ board }: { board: RefObject<Element | null> }) {
  const [blurred, setBlurred] = useState(false);
  useEffect(() => {
    if (!board.current) return;
    const observer = new IntersectionObserver((entries) => setBlurred(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `${PAST_PX}px 0px ${NEAR_PX}px 0px`,
    });
    observer.observe(board.current);
    return () => observer.disconnect();
  }, [board]);
  return (
    <div className={backdrop} data-blurred={blurred} aria-hidden="true">
      <div className={lines} />
    </div>
  );
}
