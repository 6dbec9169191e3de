import type { MouseEvent, RefObject } from 'react';
import { loadSubscribers, subscribers } from '../../../api/desk/subscribers';
import { plainButton } from '../../../ui/style/controls';
import { css } from '../../../ui/style/style';
import { figures } from '../recipes.style';
import { figure } from './texts';

const bar = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 1em;
  & > span {
    min-width: 6em;
    text-align: center;
    ${figures}
  }
`;

interface SubscriberPagerProps {
  page: number;
  pages: number;
  /** What comes back into view when a page is turned. */
  top: RefObject<HTMLElement | null>;
}

/** Prev and Next. */
export function SubscriberPager({ page, pages, top }: SubscriberPagerProps) {
  if (pages <= 1) return null;

  async function turnTo(next: number, { currentTarget: pressed }: MouseEvent<HTMLButtonElement>) {
    await loadSubscribers({ ...subscribers.peek().query, page: next });
    if (subscribers.peek().hasFailed) return;
    const heading = top.current;
    if (heading && heading.getBoundingClientRect().top < 0) heading.scrollIntoView();
    // A button that becomes disabled loses the focus.
    setTimeout(() => {
      if (pressed.disabled)
        pressed.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
    });
  }

  const button = (name: string, target: number) => (
    <button
      type="button"
      className={plainButton}
      disabled={target < 1 || target > pages}
      onClick={(press) => void turnTo(target, press)}
    >
      {name}
    </button>
  );
  return (
    <nav className={bar} aria-label="Subscribers, pages">
      {button('Prev', page - 1)}
      <span aria-live="polite">
        {figure(page)} / {figure(pages)}
      </span>
      {button('Next', page + 1)}
    </nav>
  );
}
