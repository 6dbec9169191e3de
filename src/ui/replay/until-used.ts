/* When to run code that a page can be read without. Part of inline scripts and of the loader, so keep it small. */

/** Signs that a visitor is about to use something. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

/** How long to wait for a browser that is always busy, in milliseconds. */
const BUSY_MS = 2000;

/** Calls a listener at the first sign that a visitor is about to use an element or a document, and maybe again. */
export function onUse(target: EventTarget, listener: () => void): void {
  for (const type of SIGNS) target.addEventListener(type, listener, { once: true, passive: true, capture: true });
}

/** Resolves when the browser has nothing else to do. Safari can't tell (18). */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in self) requestIdleCallback(resolve, { timeout: BUSY_MS });
    else setTimeout(resolve, 100);
  });
}
