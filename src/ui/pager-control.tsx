import type { KeyboardEvent, MouseEvent } from 'react';
import { plainButton } from './controls';
import { useIsHydrated } from './use-is-hydrated';
import { isPlainClick } from './use-item-dialog';

interface PagerControlProps {
  name: string;
  /** The address of the page that it leads to; without one it is a button. */
  href: string | undefined;
  /** There is no such page. */
  isDisabled: boolean;
  onTurn: (press: MouseEvent<HTMLElement>) => void;
}

/**
 * Prev or Next. With an address it is a link, which works without script. Once the script takes its presses over, it
 * turns the page in place, and so is a button to assistive technology.
 */
export function PagerControl({ name, href, isDisabled, onTurn }: PagerControlProps) {
  const isHydrated = useIsHydrated();
  if (href === undefined) {
    return (
      <button type="button" className={plainButton} disabled={isDisabled} onClick={onTurn}>
        {name}
      </button>
    );
  }

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
      className={plainButton}
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
