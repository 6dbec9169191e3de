import { RENDERED } from '../../src/element/loaded-element';
import { localDay } from '../../src/model/time/day';
import { showFallbacks } from '../../src/ui/pictures/show-fallbacks';
import { idle, onUse } from '../../src/ui/replay/until-used';
import { addressOf, filesOf } from './load';
import type { Tag } from './tags';

/*
 * Delays the code of a tag whose content is already shown, because most visitors only read it. The code runs when a
 * visitor is about to use the tag, when the page sets something on it, or when the page has loaded and the browser has
 * nothing else to do. Only the loader that the server completes with renderings contains this.
 */

/** How long to wait for a page that never finishes loading, in milliseconds. */
const LOADING_MS = 10_000;

/** One wait for each tag, by its name without `ummes-`, because its elements share its code. Aborting it ends it. */
const waits: Record<string, AbortController> = {};

/** Ends the wait when an element needs its tag's code: at once, unless it is shown as it will be with the code. */
export function watchUse(element: Tag, name: string): void {
  waits[name] ??= new AbortController();
  const wait = waits[name];
  const end = () => wait.abort();
  const { options, isCached, snapshot } = element[RENDERED] ?? {};
  if (!options || isCached || snapshot?.day !== localDay(new Date())) {
    end();
    return;
  }
  showFallbacks(element.shadowRoot as ShadowRoot);
  onUse(element, end);
  new MutationObserver(end).observe(element, { attributes: true });
  for (const property of ['api', 'texts', ...__UMMES_TAGS__.properties]) onSet(element, property, end);
}

/** Calls the listener once the page has set a property. The code finds it on the element, as if it had come later. */
function onSet(element: Tag, property: string, listener: () => void): void {
  if (element[property] !== undefined) {
    listener();
    return;
  }
  Object.defineProperty(element, property, {
    configurable: true,
    get: () => undefined,
    set(value: unknown) {
      Object.defineProperty(element, property, { configurable: true, enumerable: true, writable: true, value });
      listener();
    },
  });
}

/**
 * Resolves when a tag's code is to run, after `watchUse`. Until then, its files and those of its dialog are loaded, and
 * those it shares with other tags are run.
 */
export async function untilUsed(element: Tag, name: string): Promise<void> {
  const { signal } = waits[name] as AbortController;
  const over = new Promise((resolve) => signal.addEventListener('abort', resolve));
  const unlessOver = async (step: () => Promise<unknown>) => {
    if (!signal.aborted) await Promise.race([over, step()]);
  };
  await unlessOver(pageLoaded);
  await unlessOver(idle);
  const files = filesOf(name);
  const pressed = (__UMMES_TAGS__.pressed[name] ?? []).map(addressOf);
  const links = (signal.aborted ? pressed : [...files, ...pressed]).map(preloadLink);
  element.shadowRoot?.append(...links); // leaves the page's head alone
  await unlessOver(() => Promise.all(links.map(loaded)));
  for (const link of links) link.remove(); // before the view hydrates
  for (const url of files.slice(0, -1)) {
    await unlessOver(idle);
    await unlessOver(() => import(url));
  }
  await unlessOver(idle);
}

function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('load', resolve, { once: true });
    setTimeout(resolve, LOADING_MS);
  });
}

/** Returns a link that loads a module without running it. Firefox 153 sends no event if it is removed before. */
function preloadLink(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' });
}

function loaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
}
