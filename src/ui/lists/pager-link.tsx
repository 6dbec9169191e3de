import type { KeyboardEvent, MouseEvent } from 'react';
import { useIsHydrated } from '../host/host';
import { plainButton } from '../style/controls';
import { classes, css } from '../style/style';
import type { TurnControl } from './pager';
import { isPlainClick } from './plain-click';

const link = css`
  &[aria-disabled] {
    opacity: 0.5;
    pointer-events: none;
  }
`;

/**
 * Prev or Next as a link, for lists whose pages have addresses. It works without scripts. After hydration, it turns the
 * page in place, so it has the role of a button.
 */
export function PagerLink({ name, href, isDisabled, onTurn }: TurnControl & { href: string }) {
  const isHydrated = useIsHydrated();

  function turn(click: MouseEvent<HTMLElement>) {
    if (!isPlainClick(click)) return;
    click.preventDefault();
    onTurn(click);
  }
  function pressBySpace(press: KeyboardEvent<HTMLElement>) {
    if (press.key !== ' ') return;
    press.preventDefault();
    press.currentTarget.click();
  }
  return (
    <a
      className={classes(plainButton, link)}
      href={isDisabled ? undefined : href}
      role={isHydrated ? 'button' : 'link'}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : turn}
      onKeyDown={pressBySpace}
    >
      {name}
    </a>
  );
}
