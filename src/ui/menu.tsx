import { type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { list, menu } from './menu.style';
import { plainButton } from './style/controls';
import { downwards } from './style/list-recipes.style';
import { classes } from './style/style';
import { useDismiss } from './use-dismiss';

/**
 * A button that opens a list of links, even without scripts. Handles presses itself, because the browser's `toggle`
 * event fires in a later task, and an Escape in between would be lost.
 */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const { box, toggle } = useDismiss<HTMLDetailsElement, HTMLElement>(
    isOpen,
    () => {},
    () => setIsOpen(false),
  );
  // It may have been opened before hydration.
  useLayoutEffect(() => setIsOpen(Boolean(box.current?.open)), [box]);

  function press(event: MouseEvent) {
    event.preventDefault();
    setIsOpen(!isOpen);
  }

  return (
    <details ref={box} className={menu} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary already acts as a button */}
      <summary ref={toggle} className={classes(plainButton, downwards)} onClick={press}>
        {label}
      </summary>
      <ul className={list}>{children}</ul>
    </details>
  );
}
