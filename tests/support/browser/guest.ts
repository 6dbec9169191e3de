import { afterEach } from './suite';

/** How long a page may take to get where a test expects it, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What the page has written down about its guests (guest-page.mjs). */
export interface GuestLog {
  /** Reports of the page's Content-Security-Policy. */
  violations: string[];
  /** Uncaught errors and rejections. */
  errors: string[];
  /** console.warn and console.error. */
  warnings: string[];
  /** Addresses that were called (fetch), in their order. */
  calls: string[];
  /** Names of the globals before any guest came. */
  globals: string[];
}

export interface GuestOptions {
  /** The page's Content-Security-Policy, by its name in guest-page.mjs. Default none. */
  policy?: 'near-pictures' | 'trusted-types' | 'documented';
  /** HTML for the end of the head. */
  head?: string;
  /** Attributes of the html element, such as `style="font-size: 62.5%"`. */
  root?: string;
  /** What the frame's sandbox allows: without scripts the page has no log. Default no sandbox. */
  sandbox?: string;
  /** `application/xhtml+xml`, for a body that is a whole document. Default HTML. */
  type?: string;
  /** CSS pixels. Default 800 by 600. */
  width?: number;
  height?: number;
}

/** A page of its own, in a frame, on which tags are guests. Gone when the test is over. */
export interface Guest {
  window: Window & typeof globalThis;
  document: Document;
  log: GuestLog;
  /** The first element that a selector finds. @throws when there is none. */
  find<E extends HTMLElement = HTMLElement>(selector: string): E;
  /** Likewise inside a tag's shadow root. */
  inside<E extends HTMLElement = HTMLElement>(tag: string, selector: string): E;
  /**
   * Addresses loaded so far that contain a text, in their order. Chromium 156 also lists its own revalidation of a view that
   * it has shown stale; that is left out.
   */
  loaded(part: string): string[];
  /** The calls so far, but those for first views. */
  calls(): string[];
  close(): void;
}

const open = new Set<Guest>();
afterEach(() => {
  for (const guest of open) guest.close();
  localStorage.clear(); // drafts, which every page of this origin would find
  sessionStorage.clear();
});

/** The loader, as a host pastes it. */
export const LOADER = '<script type="module" src="/widgets/ummes.js"></script>';

/** The loader from an origin that is not the page's. */
export const FOREIGN_LOADER = '<script type="module" src="{foreign}/widgets/ummes.js"></script>';

/** Keeps the timers of this length from running in a page. Returns those that are set from now on, to be called. */
export function holdTimers({ window }: Guest, ms: number): Map<number, () => void> {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, () => void>();
  let last = -1_000_000; // far from the browser's own numbers
  window.setTimeout = ((callback: (...args: unknown[]) => void, length?: number, ...args: unknown[]) => {
    if (length !== ms) return setTimeout(callback, length, ...args);
    last -= 1;
    held.set(last, () => callback(...args));
    return last;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => held.delete(timer as number) || clearTimeout(timer);
  return held;
}

/** Opens a page with this HTML in its body. */
export function openGuest(body: string, options: GuestOptions = {}): Promise<Guest> {
  const { policy = '', head = '', root = '', type = '' } = options;
  return openFrame(`/guest?${new URLSearchParams({ policy, head, body, root, type })}`, options);
}

/** Opens a page of the society's site, and waits until it answers. */
export async function openSite(path: string): Promise<Guest> {
  const guest = await openFrame(path, { width: 1280, height: 900 });
  await until(() => guest.document.documentElement.dataset.hydrated !== undefined);
  return guest;
}

async function openFrame(src: string, { sandbox, width = 800, height = 600 }: GuestOptions): Promise<Guest> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; border: 0; width: ${width}px; height: ${height}px`;
  if (sandbox !== undefined) frame.sandbox.value = `allow-same-origin ${sandbox}`;
  frame.src = src;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const window = frame.contentWindow as Guest['window'];
  const guest: Guest = {
    window,
    get document() {
      return window.document;
    },
    log: (window as unknown as { guestLog: GuestLog }).guestLog,
    find: (selector) => found(window.document.querySelector(selector), selector),
    inside: (tag, selector) => found(guest.find(tag).shadowRoot?.querySelector(selector), `${tag} ${selector}`),
    loaded: (part) =>
      (window.performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, initiatorType }) => !(name.includes('/embed/') && initiatorType === 'other'))
        .map(({ name }) => name)
        .filter((name) => name.includes(part)),
    calls: () => guest.log.calls.filter((address) => !address.includes('/embed/')),
    close() {
      frame.remove();
      open.delete(guest);
    },
  };
  open.add(guest);
  return guest;
}

/** An API that answers when it is told to, with one event of the far future. */
export function heldApi() {
  const api = `/fault/held/${crypto.randomUUID()}`;
  return { api, release: () => fetch(`${api}/release`) };
}

/** A tag alone on a page with the loader, and ways to look into it. */
export function tagOnPage(tag: string) {
  return {
    open: (attributes: string, options?: GuestOptions) =>
      openGuest(`${LOADER}<${tag} ${attributes}></${tag}>`, options),
    /** All that it says. */
    text: (guest: Guest) => guest.find(tag).shadowRoot?.textContent ?? '',
    /** What a selector finds in it, maybe nothing. */
    all: (guest: Guest, selector: string) => [
      ...(guest.find(tag).shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
    ],
  };
}

function found<E extends Element>(element: Element | null | undefined, selector: string): E {
  if (!element) throw new Error(`there is no ${selector}`);
  return element as E;
}

/**
 * Waits until something is so. What it returns, if it is truthy, is the result; what it throws counts
 * as not yet.
 */
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
  throw reason ?? new Error(`not within ${patience} ms: ${what}`);
}

/**
 * Proves an absence: fails as soon as there is something, or as a list has something in it. By default as long as a
 * mistaken import takes to start, or a report to arrive.
 */
export async function staysAbsent(what: () => unknown, ms = 250): Promise<void> {
  const end = performance.now() + ms;
  do {
    const found = what();
    const isThere = Array.isArray(found) ? found.length > 0 : Boolean(found);
    if (isThere) throw new Error(`is there: ${found} (${what})`);
    await pause(20);
  } while (performance.now() < end);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The frame after the next: what the code does in the next one is done then. */
export async function painted({ window }: Guest): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => window.requestAnimationFrame(resolve));
}
