import { PRELOADED } from '../src/api/preloaded-response';
import { FIRST_VIEW } from '../src/element/first-view';
import { preload } from './loader/call';
import { importFiles } from './loader/files';
import { address, once, origin, started, type Tag, tags } from './loader/tags';
import { showView } from './loader/view';

/*
 * The loader: a module script that shows a tag's first view and imports its code when the tag nears the viewport, also
 * for tags that are added later. Where the tag's server has no first views, the files and the data call start side by
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

/** Shows the first view of an element, or starts its call, and the files of its tag. */
async function start(element: Tag): Promise<void> {
  const tag = element.localName;
  const name = tag.slice(6);
  const [hashes, data, property, attributes] = tags[name] as (typeof tags)[string];
  // Another version's loader has started it, or this one has.
  if (customElements.get(tag) || element[PRELOADED] || (element[FIRST_VIEW] && !failed.has(tag))) return;
  if (!element[FIRST_VIEW] && !element[property]) {
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
    if (error && element[FIRST_VIEW]?.query && element.textContent?.trim()) {
      element.shadowRoot?.replaceChildren(document.createElement('slot'));
      delete element[FIRST_VIEW];
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
