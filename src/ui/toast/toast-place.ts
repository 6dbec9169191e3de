import { topmostDialog } from '../dialogs/open-dialogs';

/** Distance of a toast from the window's edge and from everything it keeps clear of. */
const MARGIN_PX = 16;

/** Maximum width of a toast, as in sonner; up to `NARROW_PX`, a toast fills the window. */
const TOAST_WIDTH_PX = 356;
const NARROW_PX = 600;

/** Height of a three-line toast with its margin. Toasts have two or three lines, except in the narrowest windows. */
const TOAST_HEIGHT_PX = 110;

type Position = 'top-right' | 'top-center';

/**
 * Keeps toasts clear of a page's fixed header, its title on a phone, the topmost dialog's Close button and the focused
 * control. They appear above a dialog if there is room, or below the top bar of a dialog that fills a tall window.
 */
export function placeToasts(host: HTMLElement, position: Position): void {
  const dialog = topmostDialog();
  const end = endOf(dialog);
  host.toggleAttribute('data-bar', dialog !== undefined && fillsWindow(dialog));
  host.style.setProperty('--_top', `${topOf(dialog, columnOf(position, end))}px`);
  host.style.setProperty('--_end', `${end}px`);
}

/** Returns the distance from the window's right edge. A dialog's Close button stays visible beside the toasts. */
function endOf(dialog: Element | undefined): number {
  const close = dialog && closeButton(dialog);
  return close && close.top < TOAST_HEIGHT_PX ? innerWidth - close.left + MARGIN_PX / 2 : MARGIN_PX;
}

/** The part of the window's width that toasts take up. */
interface Column {
  left: number;
  right: number;
}

function columnOf(position: Position, end: number): Column {
  if (isNarrow()) return { left: MARGIN_PX, right: innerWidth - end };
  const left = position === 'top-center' ? (innerWidth - TOAST_WIDTH_PX) / 2 : innerWidth - end - TOAST_WIDTH_PX;
  return { left, right: left + TOAST_WIDTH_PX };
}

function topOf(dialog: Element | undefined, column: Column): number {
  if (!dialog) return topBelow([pageTitle(), focusedControl()], column, Math.max(MARGIN_PX, headerHeight()));
  if (fillsWindow(dialog)) return barHeight(dialog) + MARGIN_PX / 2;
  const isRoomAbove = dialog.getBoundingClientRect().top > TOAST_HEIGHT_PX;
  return isRoomAbove ? MARGIN_PX / 2 : topBelow([closeButton(dialog), focusedControl()], column, MARGIN_PX);
}

/** Returns the first position, from `top` down, at which a toast in the column covers none of the boxes. */
function topBelow(boxes: readonly (DOMRect | undefined)[], column: Column, top: number): number {
  const obstacles = boxes.filter((box) => box !== undefined).sort((a, b) => a.top - b.top);
  for (const { left, right, top: upper, bottom } of obstacles) {
    const isBeside = right < column.left - MARGIN_PX || left > column.right + MARGIN_PX;
    const isBelow = upper > top + TOAST_HEIGHT_PX;
    if (!isBeside && !isBelow) top = Math.max(top, bottom + MARGIN_PX);
  }
  return top;
}

function isNarrow(): boolean {
  return innerWidth <= NARROW_PX;
}

/** Tests whether a dialog fills a window that is tall enough to have its toasts below the dialog's top bar. */
function fillsWindow(dialog: Element): boolean {
  const { top, width } = dialog.getBoundingClientRect();
  return top < MARGIN_PX && width === innerWidth && innerHeight > 3.5 * TOAST_HEIGHT_PX;
}

function barHeight(dialog: Element): number {
  return dialog.querySelector('[data-line]')?.getBoundingClientRect().bottom ?? 0;
}

function closeButton(dialog: Element): DOMRect | undefined {
  return dialog.querySelector('[data-close]')?.getBoundingClientRect();
}

/** Returns the height of the page's fixed header, for which scrolling leaves room. */
function headerHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** Returns the box of the title on a phone, where toasts would cover it. */
function pageTitle(): DOMRect | undefined {
  return isNarrow() ? document.querySelector('h1')?.getBoundingClientRect() : undefined;
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
