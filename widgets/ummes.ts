import { RENDERED } from '../src/element/loaded-element';
import { RECORDING, type Recording } from '../src/ui/replay/record';
import { importFiles, isSecond } from './loader/load';
import { address, hashes, once, origin, properties, started, type Tag } from './loader/tags';
import { showView } from './loader/view';

/*
 * The loader: a module script that shows a tag's server rendering and imports its code when the tag nears the viewport,
 * also for tags that are added later. It defines no element itself and leaves no global.
 */

/** The distance from the viewport at which a tag is loaded: about one phone screen. */
const NEAR = '600px';

/** The reason for a failure if a tag's code has run but didn't define the tag. */
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

/** Observes a tag, and the tags in an element. Text nodes, which may be added too, have none of these methods. */
function observe(root: Element): void {
  if (root.matches?.(selector)) viewport.observe(root);
  for (const tag of root.querySelectorAll?.(selector) ?? []) viewport.observe(tag);
}

/** Starts the tags near the viewport that have not been started. */
function observeAgain(): void {
  viewport.disconnect();
  observe(document.documentElement);
}

/** Shows the server rendering of an element, and imports the files of its tag. */
async function start(element: Tag): Promise<void> {
  const tag = element.localName;
  const name = tag.slice(6);
  // Another loader has defined the tag, or this one has started the element.
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

/** Leaves the tag's children in place, and lets a second loader try. */
function fail(tag: string, error?: unknown): void {
  delete started[tag];
  for (const element of document.querySelectorAll<Tag>(tag)) {
    // Without its code, a view only looks usable.
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
 * Fetches the loader again, because this one's files may be from a build that was replaced, and hands the page over to
 * it. Without a network, this one tries again when the browser is online or another tag nears the viewport.
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
// Visible tags come first, without waiting for the observer's frame, which takes a long time on a busy phone.
for (const tag of document.querySelectorAll<Tag>(selector)) {
  const [box] = tag.getClientRects();
  if (box && box.bottom >= 0 && box.top <= innerHeight) start(tag);
}
