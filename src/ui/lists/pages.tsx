import type { ReactNode, RefObject } from 'react';
import { pageAt, pageOf } from '../../model/lists/page';
import type { Range } from '../../model/lists/range';
import type { Text } from '../../texts/text';
import { FailureNotice } from '../text/notice';
import { Pager, type TurnControl } from './pager';
import type { List } from './use-list';

interface PagesProps<Item> {
  /** What is being paged, for screen readers: 'Upcoming Events'. */
  label: Text;
  /** The range of the list that is there. */
  range: Range<Item>;
  list: Pick<List<unknown>, 'pending'> & { reload: () => void };
  /** Why a page is not there, beside Try Again. */
  failedText: Text;
  perPage: number;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  pageLink?: ((page: number, control: TurnControl) => ReactNode) | undefined;
  /** What comes back into view when a page is turned below its top. */
  section: RefObject<HTMLElement | null>;
  /** Whether that takes the focus: the items above the pager are others now. */
  takesFocus?: boolean;
  /** Shows the items of the page. */
  children: (items: readonly Item[], isBusy: boolean) => ReactNode;
}

/** One page of a list, and the pager below it. The page that is shown stays until the next one is there. */
export function Pages<Item>({ label, range, list, failedText, perPage, page, ...props }: PagesProps<Item>) {
  const { onPage, pageLink, section, takesFocus, children } = props;
  const wanted = pageOf(range, page, perPage);
  const shown = wanted.isComplete ? wanted : pageOf(range, pageAt(range, perPage), perPage);
  const hasFailed = !wanted.isComplete && list.pending === 'failed';

  function turnTo(next: number) {
    onPage(next);
    // A shorter page would leave the reader under the list.
    const top = section.current;
    if (takesFocus) top?.focus({ preventScroll: true });
    if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
  }
  return (
    <>
      {children(shown.items, !wanted.isComplete && !hasFailed)}
      {hasFailed && <FailureNotice text={failedText} onRetry={list.reload} />}
      <Pager
        label={label}
        page={wanted.page}
        shownPage={shown.page}
        pages={shown.total}
        onTurn={turnTo}
        pageLink={pageLink}
      />
    </>
  );
}
