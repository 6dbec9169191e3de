import { RENDERED } from '../src/element/loaded-element';
import { RECORDING, type Recording } from '../src/ui/replay/record';
import { importFiles, isSecond } from './loader/load';
import { address, hashes, once, origin, properties, started, type Tag } from './loader/tags';
import { showView } from './loader/view';

/*
 * The loader: a module script that shows a tag's server rendering and imports its code when the tag nears the viewport.
 * It also loads tags that are added later. The loader itself defines no elements and leaves no globals behind.
 */

/** The distance from the viewport at which a tag is loaded: about one phone screen. */
const NEAR = '600px';

/** The end of the warning if a tag's code has run without defining the tag. */
const UNDEFINED = 'on this page';

/** Tags that could not be loaded. */
const failed = new Set<string>();

const selector = Object.keys(hashes)
  .map((name) => `ummes-${name}`)
  .join();

const viewport = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) start(target as Tag);
  },
  // scrollMargin does the same inside scroll containers. Browsers without it load tags there once they are visible.
  { rootMargin: NEAR, scrollMargin: NEAR } as IntersectionObserverInit,
);

const additions = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) observe(node as Element);
  }
});

/** Observes an element if it is a tag, and the tags inside it. Added text nodes have none of these methods. */
function observe(root: Element): void {
  if (root.matches?.(selector)) viewport.observe(root);
  for (const tag of root.querySelectorAll?.(selector) ?? []) viewport.observe(tag);
}

/** Observes all tags again, to load those near the viewport that have not loaded. */
function observeAgain(): void {
  viewport.disconnect();
  observe(document.documentElement);
}

/** Shows an element's server rendering, and imports its tag's files. */
async function start(element: Tag): Promise<void> {
  const tag = element.localName;
  const name = tag.slice(6);
  // Another loader has defined the tag, or this one has already handled the element.
  if (customElements.get(tag) || (element[RENDERED] && !isSecond && !failed.has(tag))) return;
  // The view is small, and the code would compete with it for bandwidth, so the code loads afterwards.
  const hasData = properties.some((property) => element[property]);
  if (!element[RENDERED] && !hasData && (element.shadowRoot || address(element) === origin))
    await showView(element, name).catch(() => {});
  once(tag, () =>
    importFiles(name).then(
      () => customElements.get(tag) || fail(tag, UNDEFINED),
      (error) => fail(tag, error),
    ),
  );
}

/** Shows a failed tag's own children again, and lets a second loader try. */
function fail(tag: string, error?: unknown): void {
  delete started[tag];
  for (const element of document.querySelectorAll<Tag>(tag)) {
    // Without its code, a view looks usable but isn't.
    if (error && element[RENDERED]?.options && element.textContent?.trim()) {
      const root = element.shadowRoot as ShadowRoot & { [RECORDING]: Recording };
      root.replaceChildren(document.createElement('slot'));
      root[RECORDING].isOff = true;
      delete element[RENDERED];
    }
  }
  if (isSecond) return;
  if (!failed.has(tag)) console.warn(`<${tag}> could not be loaded`, error ?? 'in time');
  failed.add(tag);
  if (error !== UNDEFINED) void handOver();
}

/**
 * Fetches the loader again, because this one's files may be from a build that has been replaced, and hands over to it.
 * If that fails, this one tries again when the browser is back online or another tag nears the viewport.
 */
async function handOver(): Promise<void> {
  try {
    await fetch(import.meta.url, { cache: 'reload' });
    await import(`${import.meta.url}#`);
    viewport.disconnect();
    additions.disconnect();
    removeEventListener('online', observeAgain);
  } catch {}
}

additions.observe(document, { childList: true, subtree: true });
addEventListener('online', observeAgain);
observe(document.documentElement);
// Visible tags come first, without waiting for the observer's callback, which can be late on a busy phone.
for (const tag of document.querySelectorAll<Tag>(selector)) {
  const [box] = tag.getClientRects();
  if (box && box.bottom >= 0 && box.top <= innerHeight) start(tag);
}
