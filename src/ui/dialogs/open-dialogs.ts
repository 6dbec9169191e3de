/** The open dialogs, topmost last. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Returns the dialog that makes everything else inert, if one is open. */
export function topmostDialog(): HTMLDialogElement | undefined {
  return open.at(-1);
}

/** Returns what toasts have to be in, in order to be seen: the topmost dialog, ours or the page's, else the body. */
export function topmostLayer(): Element {
  return open.at(-1) ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

/** Registers an open dialog. Returns a function that removes it. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  notify();
  return () => {
    const index = open.indexOf(dialog);
    if (index >= 0) open.splice(index, 1);
    notify();
  };
}

/** Calls `listener` when a dialog opens or closes, which may change the topmost one. */
export function onTopmostDialogChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify() {
  for (const listener of listeners) listener();
}

let locks = 0;
let restore = () => {};

/**
 * Keeps the page behind a dialog from scrolling. Several dialogs may lock it; its own styles are
 * restored when the last one unlocks it. Returns a function that unlocks; further calls do nothing.
 */
export function lockScroll(): () => void {
  if (locks === 0) restore = lock(document.documentElement);
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) restore();
  };
}

function lock(root: HTMLElement): () => void {
  const { overflow, scrollbarGutter } = root.style;
  // A page with a scrollbar keeps its gutter, so that nothing jumps sideways.
  const hasScrollbar = window.innerWidth > root.clientWidth;
  root.style.overflow = 'hidden';
  if (hasScrollbar) root.style.scrollbarGutter = 'stable';
  return () => {
    root.style.overflow = overflow;
    root.style.scrollbarGutter = scrollbarGutter;
    if (root.getAttribute('style') === '') root.removeAttribute('style');
  };
}
