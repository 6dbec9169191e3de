import { hasSwallowed, RENDERED } from '../src/element/loaded-element';
import { RECORDING, type Recording } from '../src/ui/replay/record';
import { importFiles } from './loader/load';
import { isDuplicate, isSecond, locate, script, startSecond } from './loader/script';
import { selector, started, type Tag } from './loader/tags';
import { untilUsed, watchUse } from './loader/use';
import { painted, showView } from './loader/view';

/*
 * The loader: a module or classic script that shows a tag's server rendering and imports its code when the tag nears the
 * viewport. It also loads tags that are added later. The loader itself defines no elements and leaves no globals behind.
 */

/** The distance from the viewport at which a tag is loaded: about one phone screen. */
const NEAR = '600px';

/** Tags that could not be loaded. */
const failed: Record<string, true> = {};

/** Whether a second loader has taken over. */
let isReplaced = false;

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
function observe(root: Element | Document): void {
  if ((root as Element).matches?.(selector)) viewport.observe(root as Element);
  for (const tag of root.querySelectorAll?.(selector) ?? []) viewport.observe(tag);
}

/** Observes all tags again, to load those near the viewport that have not loaded. */
function observeAgain(): void {
  viewport.disconnect();
  observe(document);
}

/** Shows an element's server rendering, and imports its tag's files. */
async function start(element: Tag): Promise<void> {
  const tag = element.localName;
  // Another loader has defined the tag, or this one has already handled the element.
  if (isReplaced || customElements.get(tag) || (element[RENDERED] && !isSecond && !failed[tag])) return;
  const name = tag.slice(6);
  const api = `${element.api ?? element.getAttribute('api') ?? ''}`.trim();
  try {
    locate(api);
  } catch {
    return fail(tag, 'without an api attribute');
  }
  // The view is small, and the code would compete with it for bandwidth, so the code loads afterwards.
  const hasData = __UMMES_TAGS__.properties.some((property) => element[property]);
  const isOwnApi = !api || api.replace(/\/+$/, '') === new URL(script as string).origin;
  if (!element[RENDERED] && !hasData && (element.shadowRoot || (isOwnApi && !hasSwallowed(element))))
    await showView(element, name).catch(() => {});
  if (__UMMES_WITH_RENDERINGS__) watchUse(element, name);
  // Running the code keeps a slow phone busy for a few frames, so wait until the view has been painted.
  if (element.shadowRoot) await painted();
  started[tag] ??= (
    __UMMES_WITH_RENDERINGS__ ? untilUsed(element, name).then(() => importFiles(name)) : importFiles(name)
  ).then(
    () => (customElements.get(tag) ? undefined : fail(tag, 'on this page')),
    (error) => fail(tag, error),
  );
}

/**
 * Shows a failed tag's own children again, and lets a second loader try: the files may be from a build that has been
 * replaced. If that fails, this one tries again when the browser is back online or another tag nears the viewport.
 * @param error the end of the warning, if a second loader would fail too.
 */
async function fail(tag: string, error?: unknown): Promise<void> {
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
  if (!failed[tag]) console.warn(`<${tag}> could not be loaded`, error ?? 'in time');
  failed[tag] = true;
  if (isReplaced || typeof error === 'string') return;
  try {
    await startSecond();
    isReplaced = true;
  } catch {}
}

function run(): void {
  additions.observe(document, { childList: true, subtree: true });
  addEventListener('online', observeAgain);
  observe(document);
  // Visible tags come first, without waiting for the observer's callback, which can be late on a busy phone.
  for (const tag of document.querySelectorAll<Tag>(selector)) {
    const [box] = tag.getClientRects();
    if (box && box.bottom >= 0 && box.top <= innerHeight) start(tag);
  }
}

if (!isDuplicate) {
  // Like a module, a classic script waits until the page has been parsed. Until then, tags may lack some children.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}
