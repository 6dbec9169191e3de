import type { MouseEvent, ReactNode, RefObject } from 'react';
import { pageOf } from '../model/page';
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

interface PagerProps {
  /** What is being paged, for screen readers: 'Upcoming Events'. */
  label: string;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

interface PagesProps<Item> extends PagerProps {
  items: readonly Item[];
  perPage: number;
  /** What comes back into view when a page is turned below its top. */
  section: RefObject<HTMLElement | null>;
  /** Shows the items of the page. */
  children: (items: readonly Item[]) => ReactNode;
}

/** One page of a list, and the pager below it. */
export function Pages<Item>({ items, perPage, section, children, ...props }: PagesProps<Item>) {
  const shown = pageOf(items, props.page, perPage);

  function turnTo(page: number) {
    props.onPage(page);
    // A shorter page would leave the reader under the list.
    if (section.current && section.current.getBoundingClientRect().top < 0) section.current.scrollIntoView();
  }
  return (
    <>
      {children(shown.items)}
      {shown.total > 1 && <Pager label={props.label} page={shown.page} total={shown.total} onPage={turnTo} />}
    </>
  );
}

function Pager({ label, page, total, onPage }: PagerProps & { total: number }) {
  function turnTo(next: number, { currentTarget: pressed }: MouseEvent<HTMLButtonElement>) {
    onPage(next);
    // A button that becomes disabled loses the focus.
    setTimeout(() => {
      if (pressed.disabled)
        pressed.parentElement?.querySelector<HTMLElement>(':enabled')?.focus({ preventScroll: true });
    });
  }
  const button = (text: string, next: number) => (
    <button
      type="button"
      className={plainButton}
      disabled={next < 1 || next > total}
      onClick={(click) => turnTo(next, click)}
    >
      {text}
    </button>
  );
  return (
    <nav className={bar} aria-label={`${label}, pages`} part="pager">
      {button('Prev', page - 1)}
      <span className={indicator} aria-live="polite">
        {page} / {total}
      </span>
      {button('Next', page + 1)}
    </nav>
  );
}
