import type { MouseEvent } from 'react';
import { plainButton } from './controls';
import { css } from './style';

const bar = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 1em;
  margin-top: 1.5em;
`;

const indicator = css`
  min-width: 5em;
  text-align: center;
  font-family: var(--_font-mono);
  font-variant-numeric: tabular-nums;
`;

export interface PagerProps {
  /** What is being paged, for screen readers: 'Upcoming Events'. */
  label: string;
  /** From 1. */
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Shows a list's top again when a page was turned below it: a shorter page would leave the reader under the list. */
export function returnToTop(list: HTMLElement | null): void {
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
}

/** Prev and Next with a page/total indicator; nothing when there is only one page. */
export function Pager({ label, page, total, onPage }: PagerProps) {
  if (total < 2) return null;

  function turnTo(next: number, { currentTarget: pressed }: MouseEvent<HTMLButtonElement>) {
    onPage(next);
    // At either end the button that led there is disabled, and the focus would be nowhere.
    setTimeout(() => {
      if (pressed.disabled)
        pressed.parentElement?.querySelector<HTMLElement>(':enabled')?.focus({ preventScroll: true });
    });
  }

  return (
    <nav className={bar} aria-label={`${label}, pages`} part="pager">
      <button type="button" className={plainButton} disabled={page <= 1} onClick={(click) => turnTo(page - 1, click)}>
        Prev
      </button>
      <span className={indicator} aria-live="polite">
        {page} / {total}
      </span>
      <button
        type="button"
        className={plainButton}
        disabled={page >= total}
        onClick={(click) => turnTo(page + 1, click)}
      >
        Next
      </button>
    </nav>
  );
}
