import type { MouseEvent, ReactNode, RefObject } from 'react';
import { pageAt, pageOf } from '../model/page';
import type { Slice } from '../model/slice';
import { FailureNotice } from './notice';
import { PagerControl } from './pager-control';
import { figures } from './recipes.style';
import { css } from './style';
import type { List } from './use-resource';

const bar = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 1em;
  margin-top: 1.5em;
  & > [aria-disabled] {
    opacity: 0.5;
    pointer-events: none;
  }
`;

const indicator = css`
  min-width: 5em;
  text-align: center;
  ${figures}
`;

interface PagesProps<Item> {
  /** What is being paged, for screen readers: 'Upcoming Events'. */
  label: string;
  /** The list, or the part of it that is there. */
  slice: Slice<Item>;
  /** Whether the rest of the list is on its way. */
  list: Pick<List<unknown>, 'part' | 'reload'>;
  /** Why a page is not there, beside Try Again. */
  failedText: string;
  perPage: number;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  /** A page's address, where the host has one. */
  pageHref?: ((page: number) => string) | undefined;
  /** What comes back into view when a page is turned below its top. */
  section: RefObject<HTMLElement | null>;
  /** Shows the items of the page. */
  children: (items: readonly Item[], isBusy: boolean) => ReactNode;
}

/** One page of a list, and the pager below it. A page that is not there yet leaves the one that is. */
export function Pages<Item>({ label, slice, list, failedText, perPage, page, ...props }: PagesProps<Item>) {
  const { onPage, pageHref, section, children } = props;
  const wanted = pageOf(slice, page, perPage);
  const shown = wanted.isComplete ? wanted : pageOf(slice, pageAt(slice, perPage), perPage);
  const hasFailed = !wanted.isComplete && list.part === 'failed';

  function turnTo(next: number, { currentTarget: pressed }: MouseEvent<HTMLElement>) {
    if (hasFailed) list.reload();
    onPage(next);
    const top = section.current;
    // A shorter page would leave the reader under the list.
    if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
    // A control that becomes disabled loses the focus.
    setTimeout(() => {
      if (isDisabled(pressed)) enabledBeside(pressed)?.focus({ preventScroll: true });
    });
  }

  const control = (name: string, target: number) => {
    const isDisabled = target < 1 || target > wanted.total;
    return (
      <PagerControl
        name={name}
        href={pageHref?.(target)}
        isDisabled={isDisabled}
        onTurn={(press) => turnTo(target, press)}
      />
    );
  };
  return (
    <>
      {children(shown.items, !wanted.isComplete && !hasFailed)}
      {hasFailed && <FailureNotice text={failedText} onRetry={list.reload} />}
      {shown.total > 1 && (
        <nav className={bar} aria-label={`${label}, pages`} part="pager">
          {control('Prev', wanted.page - 1)}
          <span className={indicator} aria-live="polite">
            {shown.page} / {shown.total}
          </span>
          {control('Next', wanted.page + 1)}
        </nav>
      )}
    </>
  );
}

const isDisabled = (control: Element) => control.matches(':disabled, [aria-disabled]');

function enabledBeside(control: Element): HTMLElement | undefined {
  const others = control.parentElement?.querySelectorAll<HTMLElement>('a, button') ?? [];
  return Array.from(others).find((other) => !isDisabled(other));
}
