import type { MouseEvent, ReactNode, RefObject } from 'react';
import { pageAt, pageOf } from '../../model/lists/page';
import type { Range } from '../../model/lists/range';
import type { Text } from '../../texts/text';
import { useTexts } from '../host/host';
import { plainButton } from '../style/controls';
import { extend, mono, row } from '../style/recipes.style';
import { FailureNotice } from '../text/notice';
import type { ShownList } from './use-list';

const bar = extend(row)`
  justify-content: center;
  gap: min(1em, 2vw);
  & > * {
    flex: none;
  }
  margin-top: 1.5em;
`;

const indicator = extend(mono)`
  min-width: min(5em, 20vw);
  text-align: center;
`;

export interface TurnControl {
  name: string;
  /** Whether the page it turns to doesn't exist. */
  isDisabled: boolean;
  onTurn: (press: MouseEvent<HTMLElement>) => void;
}

const ENABLED = ':enabled, [href]';

interface PagerProps {
  /** The list's name, for screen readers: 'Upcoming Events'. */
  label: Text;
  /** The requested page, from 1. */
  page: number;
  /** The page on screen while the requested one is loading. Default: `page`. */
  shownPage?: number;
  /** The number of pages. With only one, no pager is shown. */
  pages: number;
  onTurn: (page: number) => void;
  /** Renders Prev and Next as links, if the host has addresses for the pages. Default: buttons. */
  pageLink?: ((page: number, control: TurnControl) => ReactNode) | undefined;
}

/** Prev and Next, with the page number between them. */
export function Pager({ label, page, shownPage = page, pages, onTurn, pageLink }: PagerProps) {
  const t = useTexts();
  if (pages <= 1) return null;

  function turnTo(next: number, { currentTarget: pressed }: MouseEvent<HTMLElement>) {
    onTurn(next);
    // A control that becomes disabled loses focus, but in some browsers not until the next frame.
    setTimeout(() => {
      const { activeElement } = pressed.getRootNode() as Document | ShadowRoot;
      const hasMoved = activeElement !== pressed && document.activeElement !== document.body;
      if (!pressed.matches(ENABLED) && !hasMoved)
        pressed.parentElement?.querySelector<HTMLElement>(ENABLED)?.focus({ preventScroll: true });
    });
  }

  function control(name: string, target: number) {
    const isDisabled = target < 1 || target > pages;
    const turn = (press: MouseEvent<HTMLElement>) => turnTo(target, press);
    if (pageLink) return pageLink(target, { name, isDisabled, onTurn: turn });
    return (
      <button type="button" className={plainButton} disabled={isDisabled} onClick={turn}>
        {name}
      </button>
    );
  }

  return (
    <nav className={bar} aria-label={t('{list}, pages', { list: t(label) })} part="pager">
      {control(t('Prev'), page - 1)}
      <span className={indicator} aria-live="polite">
        {`${shownPage} / ${pages}`}
      </span>
      {control(t('Next'), page + 1)}
    </nav>
  );
}

interface PagesProps<Item> {
  /** The list's name, for screen readers: 'Upcoming Events'. */
  label: Text;
  /** The loaded range of the list. */
  range: Range<Item>;
  list: Pick<ShownList<unknown>, 'pending'> & { reload: () => void };
  /** Why a page could not be loaded, above Try Again. */
  failedText: Text;
  perPage: number;
  /** The requested page, from 1. */
  page: number;
  onPage: (page: number) => void;
  pageLink?: ((page: number, control: TurnControl) => ReactNode) | undefined;
  /** Scrolled into view on a page turn if its top is above the viewport. */
  section: RefObject<HTMLElement | null>;
  /** Whether a page turn moves focus to `section`, because the items above the pager have changed. */
  takesFocus?: boolean;
  children: (items: readonly Item[], isBusy: boolean) => ReactNode;
}

/** One page of a list, and the pager below it. The current page stays until the next one has loaded. */
export function Pages<Item>({ label, range, list, failedText, perPage, page, ...props }: PagesProps<Item>) {
  const { onPage, pageLink, section, takesFocus, children } = props;
  const requested = pageOf(range, page, perPage);
  const shown = requested.isComplete ? requested : pageOf(range, pageAt(range, perPage), perPage);
  const hasFailed = !requested.isComplete && list.pending === 'failed';

  function turnTo(next: number) {
    onPage(next);
    // A shorter page would leave the reader below the list.
    const top = section.current;
    if (takesFocus) top?.focus({ preventScroll: true });
    if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
  }
  return (
    <>
      {children(shown.items, !requested.isComplete && !hasFailed)}
      {hasFailed && <FailureNotice text={failedText} onRetry={list.reload} />}
      <Pager
        label={label}
        page={requested.page}
        shownPage={shown.page}
        pages={shown.total}
        onTurn={turnTo}
        pageLink={pageLink}
      />
    </>
  );
}
