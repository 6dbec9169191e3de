import { PRELOADED, RENDERED } from '../src/element/loaded-element';
import { RECORDING, type Recording } from '../src/ui/replay/record';
import { importFiles, preload } from './loader/load';
import { address, once, origin, started, type Tag, tags } from './loader/tags';
import { showView } from './loader/view';

/*
 * The loader: a module script that shows a tag's server-rendered view and imports its code when the tag nears the viewport, also
 * for tags that are added later. Where the tag's server renders no views, the files and the data call start side by
 * side. It defines no element itself and leaves no global.
 */

/** The distance from the viewport at which a tag is loaded: about a screen of a phone. */
const NEAR = '600px';

/** Tags of which the first attempt has failed. */
const failed = new Set<string>();

const viewport = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) start(target as Tag);
  },
  // scrollMargin is the same inside scrolling boxes; browsers without it load a tag there when it is visible.
  { rootMargin: NEAR, scrollMargin: NEAR } as IntersectionObserverInit,
);

const additions = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) observe(node as Element);
  }
});

const names = Object.keys(tags).map((name) => `ummes-${name}`);

/** Selects the tags that are not defined yet. */
let undefinedTags = '';

/** Observes all tags that are not defined yet; once all are defined, the observers end. */
function update(): void {
  undefinedTags = names.filter((tag) => !customElements.get(tag)).join();
  viewport.disconnect();
  if (undefinedTags) {
    observe(document.documentElement);
  } else {
    additions.disconnect();
    removeEventListener('online', update);
  }
}

/** Observes a tag, and those in an element. Text, which may be added too, has none of these methods. */
function observe(root: Element): void {
  if (root.matches?.(undefinedTags)) viewport.observe(root);
  for (const tag of root.querySelectorAll?.(undefinedTags) ?? []) viewport.observe(tag);
}

/** Shows the server-rendered view of an element, or starts its call; imports the files of its tag. */
async function start(element: Tag): Promise<void> {
  const tag = element.localName;
  const name = tag.slice(6);
  const [hashes, data, property, attributes] = tags[name] as (typeof tags)[string];
  // Another version's loader has started it, or this one has.
  if (customElements.get(tag) || element[PRELOADED] || (element[RENDERED] && !failed.has(tag))) return;
  if (!element[RENDERED] && !element[property]) {
    // The code would take the line from the view, which is small: it starts when that is there.
    if (element.shadowRoot || address(element) === origin)
      await showView(element, name, attributes.split(' ')).catch(() => {});
    if (data && !element.shadowRoot) preload(element, data);
  }
  once(tag, () =>
    importFiles(name, hashes, failed.has(tag)).then(
      () => customElements.get(tag) || fail(tag, 'on this page'),
      (error) => fail(tag, error),
    ),
  );
}

/**
 * Leaves the tag's children in place. After a time-out a second attempt starts at once, after another failure when
 * the browser is online again or another such tag nears the viewport.
 */
function fail(tag: string, error?: unknown): void {
  delete started[tag];
  for (const element of document.querySelectorAll<Tag>(tag)) {
    if (element[PRELOADED]) delete started[element[PRELOADED].url];
    delete element[PRELOADED];
    // A view whose code cannot run only looks as if it could be used.
    if (error && element[RENDERED]?.query && element.textContent?.trim()) {
      const root = element.shadowRoot as ShadowRoot & { [RECORDING]: Recording };
      root.replaceChildren(document.createElement('slot'));
      root[RECORDING].isOff = true;
      delete element[RENDERED];
    }
  }
  if (failed.has(tag)) return;
  failed.add(tag);
  console.warn(`<${tag}> could not be loaded`, error ?? 'in time');
  if (!error) update();
}

additions.observe(document, { childList: true, subtree: true });
addEventListener('online', update);
for (const name of names) customElements.whenDefined(name).then(update);
update();
// What is in sight comes first, and without waiting for the observer's frame, which takes long on a busy phone.
if (undefinedTags) {
  for (const tag of document.querySelectorAll<Tag>(undefinedTags)) {
    const [box] = tag.getClientRects();
    if (box && box.bottom >= 0 && box.top <= innerHeight) start(tag);
  }
}
