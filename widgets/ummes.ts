/**
 * The loader: a module script that imports a tag's code when the tag nears the viewport, also for tags that are added
 * later. A tag's files and its data call start side by side. It defines no element itself and leaves no global.
 */

import { ACCEPTED_TYPES } from '../src/model/api-paths';

/** What the build knows about the tags (src/build/bundling/loader.ts). */
interface TagTable {
  /** Names of the files in chunks/, without `.js`. The names contain hashes: a later build cannot replace the files. */
  chunks: string[];
  /**
   * By tag name without `ummes-`: its own file and those that it imports (positions in `chunks`), the path of its
   * data call, and the properties that, when set, make that call unnecessary.
   */
  tags: Record<string, [files: number[], data?: string, properties?: string[]]>;
}
declare const __UMMES_TAGS__: TagTable;

/** A started call; the tag's first call for this address takes its response (src/api/preloaded-response.ts). */
interface PreloadedCall {
  url: string;
  response: Promise<Response>;
  abort: AbortController;
}

type Tag = HTMLElement & { api?: string; [PRELOADED]?: PreloadedCall; [property: string]: unknown };

const PRELOADED = Symbol.for('ummes.preloaded');

/** The distance from the viewport at which a tag is loaded: about a screen of a phone. */
const NEAR = '600px';

/** After this a tag's code counts as failed (PRODUCT.md). */
const TIMEOUT_MS = 120_000;

/**
 * The folder `chunks`, spelled differently for a second attempt; the same to a server. Browsers request a module's
 * address once, and every later import waits for the response that never came (Chromium 156) or fails as the first
 * did (Firefox 153). The imports of these files are relative, and so in the same spelling.
 */
const RETRY_FOLDER = '%63hunks';

const { chunks, tags } = __UMMES_TAGS__;
const imports = new Map<string, Promise<unknown>>();
const calls = new Map<string, PreloadedCall>();
/** Tags of which the first attempt has failed. */
const failed = new Set<string>();

const viewport = new IntersectionObserver(
  (entries) => {
    const near = entries.filter((entry) => entry.isIntersecting).sort((a, b) => distance(a) - distance(b));
    for (const { target } of near) start(target as Tag);
  },
  // scrollMargin is the same inside scrolling boxes; browsers without it load a tag there when it is visible.
  { rootMargin: NEAR, scrollMargin: NEAR } as IntersectionObserverInit,
);

const additions = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node instanceof Element) observe(node);
  }
});

/** Selects the tags that are not defined yet. */
let undefinedTags: string;

/** Observes all tags that are not defined yet; once all are defined, the observers end. */
function update(): void {
  undefinedTags = Object.keys(tags)
    .map((name) => `ummes-${name}`)
    .filter((tag) => !customElements.get(tag))
    .join();
  viewport.disconnect();
  if (undefinedTags) {
    observe(document);
  } else {
    additions.disconnect();
    removeEventListener('online', update);
  }
}

function observe(root: Document | Element): void {
  if (root instanceof Element && root.matches(undefinedTags)) viewport.observe(root);
  for (const tag of root.querySelectorAll(undefinedTags)) viewport.observe(tag);
}

/** The distance to the viewport's nearer edge; 0 for a visible tag. */
function distance({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry): number {
  return Math.max(0, top - innerHeight, -bottom);
}

/** Starts the call of an element, and the files of its tag. */
function start(element: Tag): void {
  const tag = element.localName;
  const [files = [], data, properties = []] = tags[tag.slice(6)] ?? [];
  // Another version's loader has started it, or this one has.
  if (customElements.get(tag) || element[PRELOADED]) return;
  const call = data && !properties.some((name) => element[name]) ? startCall(address(element) + data) : undefined;
  if (call) {
    for (const other of document.querySelectorAll<Tag>(tag)) {
      if (address(other) + data === call.url) other[PRELOADED] ??= call;
    }
  }
  if (imports.has(tag)) return;
  const folder = failed.has(tag) ? RETRY_FOLDER : 'chunks';
  const paths = files.map((position) => `./${folder}/${chunks[position]}.js`);
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(reject, TIMEOUT_MS);
  });
  imports.set(
    tag,
    Promise.race([Promise.all(paths.map((path) => import(path))), timeout])
      .catch((error) => fail(tag, error))
      .finally(() => clearTimeout(timer)),
  );
}

/** Starts a call once per address. The request is the same as the tag's own. */
function startCall(url: string): PreloadedCall {
  let call = calls.get(url);
  if (!call) {
    const abort = new AbortController();
    call = { url, response: fetch(url, { headers: { Accept: ACCEPTED_TYPES }, signal: abort.signal }), abort };
    call.response.catch(() => {}); // the tag that takes the response handles the failure
    calls.set(url, call);
  }
  return call;
}

/** The base address of an element's calls, as src/element reads it. */
function address(element: Tag): string {
  const own = String(element.api ?? element.getAttribute('api') ?? '').trim();
  return (own || new URL(import.meta.url).origin).replace(/\/+$/, '');
}

/**
 * Leaves the tag's children in place. After a time-out a second attempt starts at once, after another failure when
 * the browser is online again or another such tag nears the viewport.
 */
function fail(tag: string, error?: unknown): void {
  imports.delete(tag);
  for (const element of document.querySelectorAll<Tag>(tag)) {
    if (element[PRELOADED]) calls.delete(element[PRELOADED].url);
    delete element[PRELOADED];
  }
  if (failed.has(tag)) return;
  failed.add(tag);
  console.warn(`<${tag}> could not be loaded`, error ?? 'in time');
  if (!error) update();
}

additions.observe(document, { childList: true, subtree: true });
addEventListener('online', update);
for (const name of Object.keys(tags)) customElements.whenDefined(`ummes-${name}`).then(update);
update();
