/**
 * The loader: a module script that shows a tag's first view and imports its code when the tag nears the viewport, also
 * for tags that are added later. Where the tag's server has no first views, the files and the data call start side by
 * side. It defines no element itself and leaves no global.
 */

/** What the build knows about the tags (src/build/bundling/loader.ts). */
interface TagTable {
  /** Names of the files in chunks/, without `.js`. The names contain hashes: a later build cannot replace the files. */
  chunks: string;
  /**
   * By tag name without `ummes-`: its own file and those that it imports (positions in `chunks`), the path of its data
   * call, the properties that, when set, make that call unnecessary, and the attributes that its first view is made for.
   */
  tags: Record<string, [files: number[], data?: string, properties?: string[], attributes?: string[]]>;
}
declare const __UMMES_TAGS__: TagTable;

/** A started call; the tag's first call for this address takes its response (src/api/preloaded-response.ts). */
interface PreloadedCall {
  url: string;
  response: Promise<Response>;
  abort: AbortController;
}

/** A first view that is shown, as the tag takes it over (src/element/first-view.ts). */
interface RecordedView {
  pressed: HTMLElement[];
  data?: string | null;
  query?: URLSearchParams;
  attributes?: string[];
}

type Tag = HTMLElement & {
  api?: string;
  [PRELOADED]?: PreloadedCall;
  [FIRST_VIEW]?: RecordedView;
  [property: string]: unknown;
};

const PRELOADED = Symbol.for('ummes.preloaded');
const FIRST_VIEW = Symbol.for('ummes.first-view');

/** The distance from the viewport at which a tag is loaded: about a screen of a phone. */
const NEAR = '600px';

/** After this a tag's code counts as failed (PRODUCT.md). */
const TIMEOUT_MS = 120_000;

/** After this a first view is not waited for: the code starts, and shows the tag as soon. */
const VIEW_TIMEOUT_MS = 3000;

/**
 * The folder `chunks`, spelled differently for a second attempt; the same to a server. Browsers request a module's
 * address once, and every later import waits for the response that never came (Chromium 156) or fails as the first
 * did (Firefox 153). The imports of these files are relative, and so in the same spelling.
 */
const RETRY_FOLDER = '%63hunks';

const { chunks, tags } = __UMMES_TAGS__;
const names = chunks.split(' ');
const { origin } = new URL(import.meta.url);
/** Calls and first views by their address, and the imports of tags by their name. */
const started = new Map<string, unknown>();
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

/** Shows the first view of an element, or starts its call, and the files of its tag. */
async function start(element: Tag): Promise<void> {
  const tag = element.localName;
  const name = tag.slice(6);
  const [files = [], data, properties = [], attributes = []] = tags[name] ?? [];
  // Another version's loader has started it, or this one has.
  if (customElements.get(tag) || element[PRELOADED]) return;
  if (!element[FIRST_VIEW] && !properties.some((name) => element[name])) {
    // The code would take the line from the view, which is small: it starts when that is there.
    if (element.shadowRoot || address(element) === origin) await showView(element, name, attributes).catch(() => {});
    if (data && !element.shadowRoot) preload(element, data);
  }
  once(tag, () => importFiles(tag, files));
}

/** What a key has been started with, or starts it. */
function once<Started>(key: string, start: () => Started): Started {
  if (!started.has(key)) started.set(key, start());
  return started.get(key) as Started;
}

/** Shows an element's first view, unless its shadow root has one already, and records what is pressed in it. */
async function showView(element: Tag, name: string, attributes: string[]): Promise<void> {
  const record: RecordedView = { pressed: [] };
  element[FIRST_VIEW] = record;
  let root = element.shadowRoot;
  if (!root) {
    const query = new URLSearchParams({ lang: language(element) });
    for (const name of attributes) {
      const value = element.getAttribute(name);
      if (value) query.set(name, value);
    }
    const url = `${origin}/embed/${name}.html?${query}`;
    const view = await once(url, () => requestView(url));
    // An answer without its parts is an error, which start() takes for no view.
    const content = document.importNode((view.querySelector('template') as HTMLTemplateElement).content, true);
    const style = content.querySelector('style') as HTMLElement;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.textContent);
    style.remove(); // as an element it would be against the policies of some pages
    if (element.shadowRoot) return; // the code was faster
    root = element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(content);
    Object.assign(record, { query, attributes, data: view.querySelector('[data-ummes-first]')?.textContent });
  }
  // Until the tag has taken the view over.
  root.addEventListener('click', (click) => element[FIRST_VIEW] && recordPress(click, record), true);
}

/** Requests a first view; null if there is no answer. A document that is parsed for a request runs no scripts. */
function requestView(url: string): Promise<Document> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = VIEW_TIMEOUT_MS;
    request.onloadend = () => resolve(request.response);
    request.send();
  });
}

/**
 * Keeps a button's press for the code, once, and marks the button. Enter in a field presses the button of its form, and
 * a tap on a card the one that opens more of it.
 */
function recordPress(click: Event, { pressed }: RecordedView): void {
  const control = (click.target as Element).closest<HTMLElement>('a,button,article');
  const button = control?.matches('button') ? control : control?.querySelector<HTMLElement>('[aria-expanded]');
  if (!button) return;
  click.preventDefault();
  click.stopImmediatePropagation();
  button.dataset.pending = '';
  button.ariaBusy = 'true';
  if (!pressed.includes(button)) pressed.push(button);
}

/** The language of dates: that of the nearest ancestor with one, else the browser's. */
function language(element: Element | undefined): string {
  let owner: HTMLElement | null | undefined;
  for (let at = element; at && !owner; at = (at.getRootNode() as ShadowRoot).host) {
    owner = at.closest<HTMLElement>('[lang]');
  }
  return owner?.lang || navigator.language;
}

/** Starts a tag's files. */
function importFiles(tag: string, files: number[]): Promise<unknown> {
  const folder = failed.has(tag) ? RETRY_FOLDER : 'chunks';
  const paths = files.map((position) => `./${folder}/${names[position]}.js`);
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(reject, TIMEOUT_MS);
  });
  return Promise.race([Promise.all(paths.map((path) => import(path))), timeout])
    .catch((error) => fail(tag, error))
    .finally(() => clearTimeout(timer));
}

/** Starts the call of an element, which also serves others of its kind. */
function preload(element: Tag, data: string): void {
  const url = address(element) + data;
  const call = once(url, () => startCall(url));
  for (const other of document.querySelectorAll<Tag>(element.localName)) {
    if (address(other) + data === url) other[PRELOADED] ??= call;
  }
}

/** The tag takes it for its own, which in a directory asks for a page instead of all: too many bytes for here. */
function startCall(url: string): PreloadedCall {
  const abort = new AbortController();
  const response = fetch(url, { signal: abort.signal });
  response.catch(() => {}); // the tag that takes the response handles the failure
  return { url, response, abort };
}

/** The base address of an element's calls, as src/element reads it. */
function address(element: Tag): string {
  const own = String(element.api ?? element.getAttribute('api') ?? '').trim();
  return (own || origin).replace(/\/+$/, '');
}

/**
 * Leaves the tag's children in place. After a time-out a second attempt starts at once, after another failure when
 * the browser is online again or another such tag nears the viewport.
 */
function fail(tag: string, error?: unknown): void {
  started.delete(tag);
  for (const element of document.querySelectorAll<Tag>(tag)) {
    if (element[PRELOADED]) started.delete(element[PRELOADED].url);
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
