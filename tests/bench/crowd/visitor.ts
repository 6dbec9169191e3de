import type { Answer } from './connection';
import type { JoinForm } from './join-form';
import { randomFrom } from './random';

/** `ready`: pages, lists and scripts. `unrendered`: made for this request. `form`: an application with a photo. */
export type Kind = 'ready' | 'unrendered' | 'form';

export interface CrowdRequest {
  kind: Kind;
  path: string;
  bytes: string | Buffer;
}

export interface Mix {
  unrendered: number;
  form: number;
}

/** The visitors' requests: in every hundred, five that have to be rendered and five forms. */
export const CROWD: Mix = { unrendered: 0.05, form: 0.05 };
export const ONLY_READY: Mix = { unrendered: 0, form: 0 };

/** Pages, lists and scripts, and how often each is requested. Event pages are rendered once, then in memory. */
const READY: [times: number, path: string][] = [
  [20, '/'],
  [15, '/events'],
  [10, '/news'],
  [8, '/alumni'],
  [4, '/about'],
  [4, '/student-life'],
  [6, '/api/sheets/events'],
  [4, '/api/sheets/news'],
  [4, '/api/users'],
  [5, '/widgets/ummes.js?first=events'],
  [2, '/embed/events.html'],
  ...Array.from({ length: 12 }, (_, index): [number, string] => [1, `/events/event-${index}`]),
];

/** How often each of the home page's scripts is requested. Browsers keep them, so only a first visit does. */
const SCRIPT_TIMES = 2;
const MAX_SCRIPTS = 4;

/** Requests that no earlier one has prepared for. */
const UNRENDERED: ((number: number) => string)[] = [
  (number) => `/alumni?name=person+${number}`,
  (number) => `/api/users?name=person+${number}`,
  (number) => `/events?past=${2 + (number % 1000)}`,
  (number) => `/news?page=${2 + (number % 1000)}`,
];

/** Returns the ready paths, each as often as visitors request it. @param home the home page's HTML. */
export function readyPaths(home: string): string[] {
  const scripts = [...new Set(home.match(/\/widgets\/chunks\/[\w.-]+\.js/g))].slice(0, MAX_SCRIPTS);
  const weighted = [...READY, ...scripts.map((path): [number, string] => [SCRIPT_TIMES, path])];
  return weighted.flatMap(([times, path]) => Array<string>(times).fill(path));
}

interface VisitorParts {
  paths: readonly string[];
  form: JoinForm;
  mix: Mix;
}

/** One of the crowd, with an IP address and a browser cache. Its requests depend only on its number. */
export class Visitor {
  readonly #headers: string;
  readonly #random: () => number;
  /** The ETags of what it has, by path. */
  readonly #etags = new Map<string, string>();

  constructor(
    number: number,
    readonly parts: VisitorParts,
  ) {
    this.#random = randomFrom(number);
    const address = `10.0.${number >> 8}.${number & 255}`;
    this.#headers = `Host: localhost\r\nAccept-Encoding: gzip, deflate, br\r\nX-Forwarded-For: ${address}\r\n`;
  }

  next(): CrowdRequest {
    const { mix, form } = this.parts;
    const chance = this.#random();
    if (chance < mix.form) return { kind: 'form', path: '', bytes: form.request(this.#headers) };
    const isUnrendered = chance < mix.form + mix.unrendered;
    const path = isUnrendered
      ? this.#pick(UNRENDERED)(Math.floor(this.#random() * 10_000))
      : this.#pick(this.parts.paths);
    return { kind: isUnrendered ? 'unrendered' : 'ready', path, bytes: this.#get(path) };
  }

  /** Remembers an answer, as browsers do. */
  receive({ path }: CrowdRequest, { etag }: Answer): void {
    if (etag) this.#etags.set(path, etag);
  }

  /** Half of the requests that repeat an earlier one ask whether the answer has changed. */
  #get(path: string): string {
    const etag = this.#etags.get(path);
    const condition = etag && this.#random() < 0.5 ? `If-None-Match: ${etag}\r\n` : '';
    return `GET ${path} HTTP/1.1\r\n${this.#headers}${condition}\r\n`;
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)] as Item;
  }
}
