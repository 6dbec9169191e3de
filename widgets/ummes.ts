/**
 * The loader: one module script that brings every tag to life when it nears the viewport, tags that
 * are added later included. A tag's files and its data call start side by side. It defines nothing
 * itself, touches nothing but the tags, and leaves no global.
 */

/** What the build knows about the tags (src/build/bundling/loader.ts). */
interface TagTable {
  /** Names of the files in chunks/, without `.js`. They go by content: a later build cannot exchange them. */
  chunks: string[];
  /**
   * By tag name without `ummes-`: its own file and those it cannot start without (positions in `chunks`),
   * the path of its data call, and the properties that, when set, spare that call.
   */
  tags: Record<string, [needs: number[], data?: string, instead?: string[]]>;
}
declare const __UMMES_TAGS__: TagTable;

/** A started call; the tag's own client takes the answer over (src/api/preloaded-response.ts). */
interface PreloadedCall {
  url: string;
  answer: Promise<Response>;
  abort: AbortController;
}

type Tag = HTMLElement & { api?: string; [PRELOADED]?: PreloadedCall; [property: string]: unknown };

const PRELOADED = Symbol.for('ummes.preloaded');

/** How far outside the viewport a tag is near: about a screen of a phone. */
const NEAR = '600px';

/** After this a tag's code counts as failed (spec, section 7). */
const TIMEOUT_MS = 120_000;

/**
 * The folder `chunks` as it is spelled after a failure; the same to a server. Browsers ask once for a module's
 * address, and every later import waits for the answer that never came (Chromium 156) or fails as the first did
 * (Firefox 153). What these files import is looked for beside them, in the same spelling.
 */
const CHUNKS_AGAIN = '%63hunks';

const { chunks, tags } = __UMMES_TAGS__;
const imports = new Map<string, Promise<unknown>>();
const calls = new Map<string, PreloadedCall>();
/** Tags whose code could not be had at the first attempt. */
const failed = new Set<string>();

const near = new IntersectionObserver(
  (entries) => {
    const reached = entries.filter((entry) => entry.isIntersecting).sort((a, b) => distance(a) - distance(b));
    for (const { target } of reached) start(target as Tag);
  },
  // scrollMargin: the same distance inside scrolling boxes; browsers without it load there on sight.
  { rootMargin: NEAR, scrollMargin: NEAR } as IntersectionObserverInit,
);

const added = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node instanceof Element) watch(node);
  }
});

let waiting: string;

/** Looks for every tag that is not defined yet; with all defined, the loader is done. */
function look(): void {
  waiting = Object.keys(tags)
    .map((name) => `ummes-${name}`)
    .filter((tag) => !customElements.get(tag))
    .join();
  near.disconnect();
  if (waiting) {
    watch(document);
  } else {
    added.disconnect();
    removeEventListener('online', look);
  }
}

function watch(root: Document | Element): void {
  if (root instanceof Element && root.matches(waiting)) near.observe(root);
  for (const tag of root.querySelectorAll(waiting)) near.observe(tag);
}

/** 0 for what is in sight, else the distance to the viewport's nearer edge. */
function distance({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry): number {
  return Math.max(0, top - innerHeight, -bottom);
}

function start(element: Tag): void {
  const tag = element.localName;
  const [needs = [], data, instead = []] = tags[tag.slice(6)] ?? [];
  // Another version's loader has taken this one, or this loader has: once is enough.
  if (customElements.get(tag) || element[PRELOADED]) return;
  const call = data && !instead.some((name) => element[name]) ? startCall(address(element) + data) : undefined;
  if (call) {
    for (const other of document.querySelectorAll<Tag>(tag)) {
      if (address(other) + data === call.url) other[PRELOADED] ??= call;
    }
  }
  if (imports.has(tag)) return;
  const folder = failed.has(tag) ? CHUNKS_AGAIN : 'chunks';
  const files = needs.map((position) => `./${folder}/${chunks[position]}.js`);
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, TIMEOUT_MS);
  });
  imports.set(
    tag,
    Promise.race([Promise.all(files.map((file) => import(file))), late])
      .catch((error) => fail(tag, error))
      .finally(() => clearTimeout(timer)),
  );
}

/** Starts a call exactly as the tag's own client would, so that both are one request. */
function startCall(url: string): PreloadedCall {
  let call = calls.get(url);
  if (!call) {
    const abort = new AbortController();
    call = { url, answer: fetch(url, { signal: abort.signal }), abort };
    call.answer.catch(() => {}); // whoever takes the answer over hears of the failure
    calls.set(url, call);
  }
  return call;
}

/** The base address of an element's calls, as the element itself will understand it. */
function address(element: Tag): string {
  const own = String(element.api ?? element.getAttribute('api') ?? '').trim();
  return (own || new URL(import.meta.url).origin).replace(/\/+$/, '');
}

/**
 * The tag's children stay. After a first time-out it is tried again at once, else when the browser is online again,
 * or for another such tag.
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
  if (!error) look();
}

added.observe(document, { childList: true, subtree: true });
addEventListener('online', look);
for (const name of Object.keys(tags)) customElements.whenDefined(`ummes-${name}`).then(look);
look();
