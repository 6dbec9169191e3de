import { afterEach } from './suite';

/** How long a page may take to reach an expected state, in milliseconds. */
const PATIENCE_MS = 10_000;

/** The events that a host page recorded (see host-page-server.mjs). */
export interface HostPageLog {
  /** Violations of the page's Content Security Policy. */
  violations: string[];
  /** Uncaught errors and rejections. */
  errors: string[];
  /** Messages from console.warn and console.error. */
  warnings: string[];
  /** Addresses passed to fetch, in order. */
  calls: string[];
  /** Names of the page's globals before any tag loaded. */
  globals: string[];
}

export interface HostPageOptions {
  /** Name of the page's Content Security Policy in host-page-server.mjs. Default: none. */
  policy?: 'near-pictures' | 'trusted-types' | 'documented';
  /** HTML for the end of the head. */
  head?: string;
  /** Attributes of the html element, such as `style="font-size: 62.5%"`. */
  root?: string;
  /** Permissions in the frame's `sandbox` attribute. Without scripts, the page has no log. Default: no sandbox. */
  sandbox?: string;
  /** `application/xhtml+xml` for a body that is a whole document. Default: HTML. */
  type?: string;
  /** In CSS pixels. Default: 800 by 600. */
  width?: number;
  height?: number;
}

/** A host page with tags, in a frame. It is removed when the test ends. */
export interface HostPage {
  window: Window & typeof globalThis;
  document: Document;
  log: HostPageLog;
  /** Returns the first element that matches a selector. @throws if no element matches. */
  find<E extends HTMLElement = HTMLElement>(selector: string): E;
  /** Returns the first match inside a tag's shadow root. @throws if no element matches. */
  inside<E extends HTMLElement = HTMLElement>(tag: string, selector: string): E;
  /**
   * Addresses loaded so far that contain `part`, in order. Leaves out revalidations of stale renders, which Chromium
   * 156 also lists.
   */
  loaded(part: string): string[];
  /** The calls so far, except those for renders. */
  calls(): string[];
  close(): void;
}

const open = new Set<HostPage>();
afterEach(() => {
  for (const page of open) page.close();
  localStorage.clear(); // drafts, which all pages of this origin share
  sessionStorage.clear();
});

export const LOADER = '<script type="module" src="/widgets/ummes.js"></script>';

/** The loader, served from a different origin than the page. */
export const FOREIGN_LOADER = '<script type="module" src="{foreign}/widgets/ummes.js"></script>';

/** Intercepts a page's timers with this delay from now on. Returns their callbacks by id, for the test to call. */
export function holdTimers({ window }: HostPage, ms: number): Map<number, () => void> {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, () => void>();
  let last = -1_000_000; // never conflicts with the browser's own ids
  window.setTimeout = ((callback: (...args: unknown[]) => void, length?: number, ...args: unknown[]) => {
    if (length !== ms) return setTimeout(callback, length, ...args);
    last -= 1;
    held.set(last, () => callback(...args));
    return last;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => held.delete(timer as number) || clearTimeout(timer);
  return held;
}

export function openPage(body: string, options: HostPageOptions = {}): Promise<HostPage> {
  const { policy = '', head = '', root = '', type = '' } = options;
  return openFrame(`/host-page?${new URLSearchParams({ policy, head, body, root, type })}`, options);
}

export async function openSite(path: string): Promise<HostPage> {
  const page = await openFrame(path, { width: 1280, height: 900 });
  await until(() => page.document.documentElement.dataset.hydrated !== undefined);
  return page;
}

async function openFrame(src: string, { sandbox, width = 800, height = 600 }: HostPageOptions): Promise<HostPage> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; border: 0; width: ${width}px; height: ${height}px`;
  if (sandbox !== undefined) frame.sandbox.value = `allow-same-origin ${sandbox}`;
  frame.src = src;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const window = frame.contentWindow as HostPage['window'];
  const page: HostPage = {
    window,
    get document() {
      return window.document;
    },
    log: (window as unknown as { hostPageLog: HostPageLog }).hostPageLog,
    find: (selector) => found(window.document.querySelector(selector), selector),
    inside: (tag, selector) => found(page.find(tag).shadowRoot?.querySelector(selector), `${tag} ${selector}`),
    loaded: (part) =>
      (window.performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, initiatorType }) => !(name.includes('/embed/') && initiatorType === 'other'))
        .map(({ name }) => name)
        .filter((name) => name.includes(part)),
    calls: () => page.log.calls.filter((address) => !address.includes('/embed/')),
    close() {
      frame.remove();
      open.delete(page);
    },
  };
  open.add(page);
  return page;
}

/** Returns an API that waits until `release` is called, then responds with one far-future event. */
export function heldApi() {
  const api = `/fault/held/${crypto.randomUUID()}`;
  return { api, release: () => fetch(`${api}/release`) };
}

export function tagOnPage(tag: string) {
  return {
    open: (attributes: string, options?: HostPageOptions) =>
      openPage(`${LOADER}<${tag} ${attributes}></${tag}>`, options),
    text: (page: HostPage) => page.find(tag).shadowRoot?.textContent ?? '',
    all: (page: HostPage, selector: string) => [
      ...(page.find(tag).shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
    ],
  };
}

/** Sets a field as if a visitor had typed or chosen the value, bypassing React's own setter. */
export function setField(field: HTMLElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  const { Event } = field.ownerDocument.defaultView as HostPage['window'];
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function found<E extends Element>(element: Element | null | undefined, selector: string): E {
  if (!element) throw new Error(`${selector} was not found`);
  return element as E;
}

/** Waits until a function returns a truthy value, and returns that value. Tries again if the function throws. */
export async function until<T>(what: () => T, patience = PATIENCE_MS): Promise<NonNullable<T>> {
  const end = performance.now() + patience;
  let reason: unknown;
  while (performance.now() < end) {
    try {
      const result = await what();
      if (result) return result;
      reason = undefined;
    } catch (error) {
      reason = error;
    }
    await pause(20);
  }
  throw reason ?? new Error(`timed out after ${patience} ms: ${what}`);
}

/**
 * Asserts that something is absent: fails as soon as the function returns a truthy value other than an empty list. The
 * default time is enough for an unwanted import to start or a report to arrive.
 */
export async function staysAbsent(what: () => unknown, ms = 250): Promise<void> {
  const end = performance.now() + ms;
  do {
    const found = what();
    const isThere = Array.isArray(found) ? found.length > 0 : Boolean(found);
    if (isThere) throw new Error(`expected nothing, but found ${found} (${what})`);
    await pause(20);
  } while (performance.now() < end);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resolves two frames later, when all work scheduled for the next frame is done. */
export async function painted({ window }: HostPage): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => window.requestAnimationFrame(resolve));
}
