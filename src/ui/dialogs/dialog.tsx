import {
  type ElementType,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusText } from '../focus-text';
import { HostContext, NO_HOST, useIsHydrated, useTexts } from '../host/host';
import { iconButton } from '../style/controls';
import { box, extend } from '../style/recipes.style';
import { classes, css, keyframes } from '../style/style';
import { addOpenDialog, lockScroll } from './open-dialogs';

const appear = keyframes`
  from {
    opacity: 0;
    translate: 0 12px;
  }
`;

const surface = extend(box)`
  position: fixed;
  inset: 0;
  width: min(44em, 100% - 2em);
  max-height: min(54em, 100% - 2em);
  margin: auto;
  padding: 0;
  color: var(--_text);
  background: var(--_background);
  overflow: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: light-dark(#0e1b27cc, #050b11d9);
  }
  &:not(:modal) {
    z-index: 40;
    box-shadow: 0 0 0 100vmax light-dark(#0e1b27cc, #050b11d9);
  }
`;

/** Not for a dialog that the server rendered open: it would vanish and reappear. */
const appearing = css`
  &[open] {
    animation: ${appear} var(--_slow) ease-out;
  }
`;

const closing = css`
  position: sticky;
  top: 0;
  z-index: 2;
  height: 0;
  text-align: end;
  & > button {
    margin: 0.5em;
    background: var(--_background);
    border-color: var(--_border);
  }
`;

export interface DialogProps {
  label: string;
  onClose: () => void;
  /** False while closing must wait, for example while an application is being sent. Default: true. */
  closable?: boolean;
  /** Whether a click on the backdrop closes the dialog. Default: true. */
  closesOnBackdrop?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog, open while mounted. The native <dialog> traps focus, restores it and
 * covers the page; Escape, the backdrop and the Close button call `onClose`.
 */
export function Dialog({ label, onClose, closable = true, closesOnBackdrop = true, className, children }: DialogProps) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  /** Whether the server rendered it open, for reading without scripts. Constant, so that React keeps the attribute. */
  const [isRendered] = useState(!isHydrated);
  const modal = useModal(closable ? onClose : undefined, isRendered);
  /** Without scripts, the Close button closes the dialog by submitting a form. */
  const Closing: ElementType = isRendered ? 'form' : 'div';

  function close(press: MouseEvent) {
    press.preventDefault();
    onClose();
  }

  function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    const isOutside = event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
    if (event.target === event.currentTarget && isOutside && closable && closesOnBackdrop) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have Escape and the Close button
    <dialog
      {...modal}
      open={isRendered || undefined}
      className={classes(surface, !isRendered && appearing, className)}
      aria-label={label}
      onClick={closeFromBackdrop}
      part="dialog"
    >
      <Closing method={isRendered ? 'dialog' : undefined} className={closing}>
        <button
          type={isRendered ? 'submit' : 'button'}
          className={iconButton}
          aria-label={t('Close')}
          data-close=""
          disabled={!closable}
          onClick={close}
        >
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M3 3l12 12M15 3L3 15" stroke="currentColor" strokeWidth="2" fill="none" />
          </svg>
        </button>
      </Closing>
      <HostContext value={NO_HOST}>{children}</HostContext>
    </dialog>
  );
}

/**
 * Keeps a dialog open while it is mounted; returns its props. Without `onClose`, nothing closes it.
 * @param isRendered whether the server rendered the dialog open.
 */
function useModal(onClose: (() => void) | undefined, isRendered: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const focused = useRef<HTMLElement>(null);

  const requestClose = useEffectEvent((event: Event) => {
    const element = dialog.current;
    if (!element || event.target !== element) return;
    if (event.type === 'cancel') event.preventDefault();
    if (onClose) onClose();
    // Chromium closes the dialog on a second Escape even if `cancel` is prevented (close watchers, 126 and later).
    else if (!element.open && element.isConnected) {
      const { current } = focused;
      element.showModal();
      current?.focus();
    }
  });

  const hasBeenClosed = useEffectEvent((element: HTMLDialogElement) => {
    if (!isRendered || element.open) return false;
    onClose?.();
    return true;
  });

  // A layout effect, because Escape may be pressed before the first paint.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || hasBeenClosed(element)) return;
    const listener = (event: Event) => requestClose(event);
    element.addEventListener('cancel', listener);
    element.addEventListener('close', listener);
    element.removeAttribute('open');
    element.showModal();
    focusTitle(element);
    const unlock = lockScroll();
    const removeOpenDialog = addOpenDialog(element);
    return () => {
      element.removeEventListener('cancel', listener);
      element.removeEventListener('close', listener);
      unlock();
      removeOpenDialog();
      element.close(); // restores focus, which removing the element wouldn't do
    };
  }, []);

  // Moving the tag removes its dialog from the top layer, and Escape no longer closes it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open || !element.isConnected || element.matches(':modal')) return;
    element.removeAttribute('open');
    element.showModal();
  });

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focused.current = target;
  };
  return { ref: dialog, onFocus };
}

/**
 * Moves focus from the first control, Close, to the title or caption. When a native dialog opens, Orca (43) with Firefox
 * says nothing about the control that takes focus, nor the dialog's name.
 */
function focusTitle(dialog: HTMLDialogElement) {
  const title = dialog.querySelector<HTMLElement>('h2, figcaption > p');
  if (title) focusText(title);
}
