import { topmostDialog } from '../dialogs/open-dialogs';

/** Distance of a toast from the window's edge and from everything it keeps clear of. */
const MARGIN_PX = 16;

/** Maximum width of a toast, as in sonner; up to `NARROW_PX`, a toast fills the window. */
const TOAST_WIDTH_PX = 356;
const NARROW_PX = 600;

/** Height of a three-line toast with its margin. Toasts have two or three lines, except in the narrowest windows. */
const TOAST_HEIGHT_PX = 110;

/**
 * Keeps toasts clear of a page's fixed header, its title on a phone, the topmost dialog's Close button and the focused
 * control. They appear above a dialog if there is room, or below the top bar of a dialog that fills a tall window.
 */
export function placeToasts(host: HTMLElement, position: 'top-right' | 'top-center'): void {
  const dialog = topmostDialog();
  const { top: above = 0, width: across = 0 } = dialog?.getBoundingClientRect() ?? {};
  const close = dialog?.querySelector('[data-close]')?.getBoundingClientRect();
  const isBar = Boolean(dialog) && above < MARGIN_PX && across === innerWidth && innerHeight > 3.5 * TOAST_HEIGHT_PX;
  const line = isBar ? dialog?.querySelector('[data-line]')?.getBoundingClientRect().bottom : 0;
  const isFree = isBar || above > TOAST_HEIGHT_PX;
  const isNarrow = innerWidth <= NARROW_PX;
  const end = close && close.top < TOAST_HEIGHT_PX ? innerWidth - close.left + MARGIN_PX / 2 : MARGIN_PX;
  const width = isNarrow ? innerWidth - MARGIN_PX - end : TOAST_WIDTH_PX;
  const centred = (innerWidth - width) / 2;
  const left = isNarrow ? MARGIN_PX : position === 'top-center' ? centred : innerWidth - end - width;

  const header = dialog ? 0 : Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  let top = isFree ? (line ?? 0) + MARGIN_PX / 2 : Math.max(MARGIN_PX, header);
  const title = dialog || !isNarrow ? undefined : document.querySelector('h1')?.getBoundingClientRect();
  const obstacles = isFree ? [] : [close, title, focusedControl()].filter((rectangle) => rectangle !== undefined);
  for (const rectangle of obstacles.sort((a, b) => a.top - b.top)) {
    const isBeside = rectangle.right < left - MARGIN_PX || rectangle.left > left + width + MARGIN_PX;
    const isBelow = rectangle.top > top + TOAST_HEIGHT_PX;
    if (!isBeside && !isBelow) top = Math.max(top, rectangle.bottom + MARGIN_PX);
  }
  host.toggleAttribute('data-bar', isBar);
  host.style.setProperty('--_top', `${top}px`);
  host.style.setProperty('--_end', `${end}px`);
}

/** Returns the box of the pressed or edited control, or of the heading or error that has replaced it. */
function focusedControl(): DOMRect | undefined {
  let active = document.activeElement;
  if (active?.matches('[data-ummes-toaster]')) return;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  // A file input is often visually hidden, and its label shows the focus ring.
  if (active?.matches('[type=file]')) active = active.nextElementSibling ?? active;
  const isControl = active?.matches('label, a, button, input, select, textarea, summary, [data-heading]');
  return (isControl ? active : active?.querySelector('[role=alert]'))?.getBoundingClientRect();
}
