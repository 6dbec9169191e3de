import type { MouseEvent, ReactNode, RefObject } from 'react';
import { pageOf } from '../model/page';
import type { Slice } from '../model/slice';
import { plainButton } from './controls';
import { figures } from './recipes.style';
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
  ${figures}
`;

interface PagesProps<Item> {
  /** What is being paged, for screen readers: 'Upcoming Events'. */
  label: string;
  slice: Slice<Item>;
  perPage: number;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  /** What comes back into view when a page is turned below its top. */
  section: RefObject<HTMLElement | null>;
  /** Shows the items of the page. */
  children: (items: readonly Item[]) => ReactNode;
}

/** One page of a list, and the pager below it. */
export function Pages<Item>({ label, slice, perPage, page, onPage, section, children }: PagesProps<Item>) {
  const shown = pageOf(slice, page, perPage);

  function turnBy(step: -1 | 1, { currentTarget: pressed }: MouseEvent<HTMLButtonElement>) {
    onPage(shown.page + step);
    const top = section.current;
    // A shorter page would leave the reader under the list.
    if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
    // A button that becomes disabled loses the focus.
    setTimeout(() => {
      if (pressed.disabled)
        pressed.parentElement?.querySelector<HTMLElement>(':enabled')?.focus({ preventScroll: true });
    });
  }

  return (
    <>
      {children(shown.items)}
      {shown.total > 1 && (
        <nav className={bar} aria-label={`${label}, pages`} part="pager">
          <button
            type="button"
            className={plainButton}
            disabled={shown.page <= 1}
            onClick={(click) => turnBy(-1, click)}
          >
            Prev
          </button>
          <span className={indicator} aria-live="polite">
            {shown.page} / {shown.total}
          </span>
          <button
            type="button"
            className={plainButton}
            disabled={shown.page >= shown.total}
            onClick={(click) => turnBy(1, click)}
          >
            Next
          </button>
        </nav>
      )}
    </>
  );
}
