import type { MouseEvent, ReactNode, RefObject } from 'react';
import { pageAt, pageOf } from '../../model/lists/page';
import type { Slice } from '../../model/lists/slice';
import type { Text } from '../../texts/text';
import { plainButton } from '../style/controls';
import { figures } from '../style/recipes.style';
import { css } from '../style/style';
import { FailureNotice } from '../text/notice';
import { useTexts } from '../text/use-texts';
import type { List } from './use-resource';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: min(1em, 2vw);
  & > * {
    flex: none;
  }
  margin-top: 1.5em;
`;

const indicator = css`
  min-width: min(5em, 20vw);
  text-align: center;
  ${figures}
`;

/** Prev or Next. */
export interface TurnControl {
  name: string;
  /** There is no such page. */
  isDisabled: boolean;
  onTurn: (press: MouseEvent<HTMLElement>) => void;
}

const ENABLED = ':enabled, [href]';

interface PagesProps<Item> {
  /** What is being paged, for screen readers: 'Upcoming Events'. */
  label: Text;
  /** The list, or the part of it that is there. */
  slice: Slice<Item>;
  /** Whether the rest of the list is on its way. */
  list: Pick<List<unknown>, 'part'> & { reload: () => void };
  /** Why a page is not there, beside Try Again. */
  failedText: Text;
  perPage: number;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  /** Prev and Next as links, where the host has addresses for the pages. Default: buttons. */
  pageLink?: ((page: number, control: TurnControl) => ReactNode) | undefined;
  /** What comes back into view when a page is turned below its top. */
  section: RefObject<HTMLElement | null>;
  /** Shows the items of the page. */
  children: (items: readonly Item[], isBusy: boolean) => ReactNode;
}

/** One page of a list, and the pager below it. A page that is not there yet leaves the one that is. */
export function Pages<Item>({ label, slice, list, failedText, perPage, page, ...props }: PagesProps<Item>) {
  const { onPage, pageLink, section, children } = props;
  const t = useTexts();
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
      if (!pressed.matches(ENABLED))
        pressed.parentElement?.querySelector<HTMLElement>(ENABLED)?.focus({ preventScroll: true });
    });
  }

  function control(name: string, target: number) {
    const isDisabled = target < 1 || target > wanted.total;
    const onTurn = (press: MouseEvent<HTMLElement>) => turnTo(target, press);
    if (pageLink) return pageLink(target, { name, isDisabled, onTurn });
    return (
      <button type="button" className={plainButton} disabled={isDisabled} onClick={onTurn}>
        {name}
      </button>
    );
  }

  return (
    <>
      {children(shown.items, !wanted.isComplete && !hasFailed)}
      {hasFailed && <FailureNotice text={failedText} onRetry={list.reload} />}
      {shown.total > 1 && (
        <nav className={bar} aria-label={t('{list}, pages', { list: t(label) })} part="pager">
          {control(t('Prev'), wanted.page - 1)}
          <span className={indicator} aria-live="polite">
            {shown.page} / {shown.total}
          </span>
          {control(t('Next'), wanted.page + 1)}
        </nav>
      )}
    </>
  );
}
