import { useEffectEvent, useLayoutEffect } from 'react';
import { lockScroll } from '../../ui/dialogs/open-dialogs';
import { WIDE } from './header.style';

/**
 * While the menu is open, makes the page behind it inert and keeps it from scrolling. Closes the menu if the window
 * becomes wide enough for the bar. The page works again before the next one's heading is focused.
 */
export function useModalMenu(isOpen: boolean, close: () => void): void {
  const onWide = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const parts = [...document.querySelectorAll<HTMLElement>('main, footer')];
    for (const part of parts) part.inert = true;
    const unlock = lockScroll();
    const wide = matchMedia(WIDE);
    const onChange = () => onWide();
    wide.addEventListener('change', onChange);
    return () => {
      wide.removeEventListener('change', onChange);
      unlock();
      for (const part of parts) part.inert = false;
    };
  }, [isOpen]);
}
