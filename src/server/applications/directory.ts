import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  ALUMNI_PER_PAGE,
  type AlumniPage,
  type AlumniView,
  FIRST_VIEW,
  MAX_WHOLE_DIRECTORY,
} from '../../model/alumni-page';
import type { AlumnusRow } from '../../model/alumnus';
import { type BatchFigures, batchFigures } from '../../model/batch-figures';
import { digestOf, type PreparedBody, prepareBody } from '../http/body';
import { withTimeout } from '../http/with-timeout';
import type { Applications } from './applications';
import { type DirectoryIndex, DirectoryOrder } from './directory-index';
import { approvedPeople, READ_ROWS, rowsOf } from './directory-rows';

/** How long a request waits for a slow database while there is an earlier response. */
const WAIT_MS = 1000;

/** A response that is asked for often: made once per index, kept until the next one is there. */
interface KeptBody {
  body: PreparedBody | null;
  /** What `body` was made of. */
  index: DirectoryIndex | null;
  /** What the next one is being made of. */
  nextIndex: DirectoryIndex | null;
  next: Promise<unknown>;
}

/**
 * The approved people as the API sends them. Their names are in memory, and read again when a decision, in whichever
 * process, has changed them; rows are read for the page that is asked for. While the database does not answer, what was
 * made last stays.
 */
export class Directory {
  #index: DirectoryIndex | null = null;
  #version: string | undefined;
  #running: Promise<unknown> | null = null;
  #failing = false;
  readonly #headers: Record<string, string>;
  readonly #whole = keptBody();
  readonly #first = keptBody();
  /** By index and batch: there are only batches that exist. */
  readonly #figures = new WeakMap<DirectoryIndex, Map<string, Promise<BatchFigures>>>();

  /** @param headers of the responses besides those of every prepared body. */
  constructor(
    readonly applications: Applications,
    { Vary = '', ...headers }: Record<string, string>,
    readonly log: Logger,
  ) {
    const contentHeaders = { 'Content-Type': 'application/json; charset=utf-8', 'X-Robots-Tag': 'noindex' };
    this.#headers = { ...headers, ...contentHeaders, Vary: Vary ? `${Vary}, Accept` : 'Accept' };
  }

  /** False while the database does not answer. */
  get well(): boolean {
    return !this.#failing;
  }

  /**
   * The response with all people. Each call reads one number. Null if the database could never be read.
   * @param acceptsPage if true, it is the first page where there are more than a browser should take.
   */
  async body(acceptsPage = false): Promise<PreparedBody | null> {
    const index = await this.#current();
    if (acceptsPage && index && index.size > MAX_WHOLE_DIRECTORY) return this.pageBody(FIRST_VIEW);
    return this.#keep(this.#whole, index, (people) => this.#allRows(people));
  }

  /** The response with a page; null if it cannot be read. */
  async pageBody(view: AlumniView): Promise<PreparedBody | null> {
    const index = await this.#current();
    const contentOf = async (people: DirectoryIndex) => JSON.stringify(await this.#read(people, view));
    if (!view.name && !view.batch && view.page <= 1) return this.#keep(this.#first, index, contentOf);
    const content = index && (await this.#attempt(() => contentOf(index)));
    return content ? prepareBody(content, this.#headers, true) : null;
  }

  /** A page; null if it cannot be read. The same as the response with it. */
  async page(view: AlumniView): Promise<AlumniPage | null> {
    const index = await this.#current();
    return index && this.#attempt(() => this.#read(index, view));
  }

  /** What `page` was last made of: changes whenever the directory does. */
  get version(): string {
    return this.#version ?? '';
  }

  async #read(index: DirectoryIndex, view: AlumniView): Promise<AlumniPage> {
    const { ids, ...place } = index.page(view);
    const items = ids.length > 0 ? await rowsOf(this.applications.database, ids, ALUMNI_PER_PAGE) : [];
    const current = items.length < ids.length ? await this.#current() : index;
    if (current && current !== index) return this.#read(current, view); // somebody was removed at this moment
    const figures = await this.#figuresOf(index, view.batch.trim());
    return { items, ...place, all: index.size, batches: index.batches, ...(figures && { figures }) };
  }

  /** The figures of a batch, counted once per index; none if nobody is in it. */
  #figuresOf(index: DirectoryIndex, batch: string): Promise<BatchFigures> | undefined {
    if (!index.batches.includes(batch)) return undefined;
    const counted = this.#figures.get(index) ?? new Map<string, Promise<BatchFigures>>();
    this.#figures.set(index, counted);
    const figures = counted.get(batch) ?? this.#count(index.idsOfBatch(batch), batch);
    counted.set(batch, figures);
    figures.catch(() => counted.delete(batch));
    return figures;
  }

  async #count(ids: readonly string[], batch: string): Promise<BatchFigures> {
    const people: AlumnusRow[] = [];
    for (let from = 0; from < ids.length; from += READ_ROWS) {
      people.push(...(await rowsOf(this.applications.database, ids.slice(from, from + READ_ROWS), READ_ROWS)));
      await setImmediate();
    }
    return batchFigures(batch, people);
  }

  /** Some rows at a time: other requests are answered in between, and no text of 25 MB is put together. */
  async #allRows(index: DirectoryIndex): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Buffer[] = [];
    for (let from = 0; from < index.size; from += READ_ROWS) {
      const rows = await rowsOf(this.applications.database, index.ids(from, READ_ROWS), READ_ROWS);
      if (rows.length > 0) parts.push(Buffer.from(`${parts.length ? ',' : ''}${JSON.stringify(rows).slice(1, -1)}`));
      await setImmediate();
    }
    return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]);
  }

  /** The index of the people as they are now. */
  async #current(): Promise<DirectoryIndex | null> {
    this.#running ??= this.#attempt(() => this.#refresh()).finally(() => {
      this.#running = null;
    });
    await (this.#index ? withTimeout(this.#running, WAIT_MS) : this.#running);
    return this.#index;
  }

  async #refresh(): Promise<void> {
    const version = await this.applications.directoryVersion();
    if (version === this.#version && this.#index) return;
    const order = new DirectoryOrder();
    for await (const people of approvedPeople(this.applications.database)) {
      order.add(people);
      await setImmediate();
    }
    this.#index = order.index();
    this.#version = version;
    this.log.info({ people: this.#index.size }, 'directory read');
  }

  async #keep(
    kept: KeptBody,
    index: DirectoryIndex | null,
    contentOf: (index: DirectoryIndex) => Promise<string | Uint8Array<ArrayBuffer>>,
  ): Promise<PreparedBody | null> {
    if (!index || kept.index === index) return kept.body;
    if (kept.nextIndex !== index) {
      kept.nextIndex = index;
      kept.next = this.#attempt(async () => {
        const content = await contentOf(index);
        const body = kept.body?.digest === digestOf(content) ? kept.body : await prepareBody(content, this.#headers);
        if (kept.nextIndex === index) Object.assign(kept, { body, index });
      }).finally(() => {
        if (kept.nextIndex === index) kept.nextIndex = null;
      });
    }
    await kept.next;
    return kept.body;
  }

  /** Null if the database does not answer, which is logged once. */
  async #attempt<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      const result = await work();
      if (this.#failing) this.log.info('the database answers again');
      this.#failing = false;
      return result;
    } catch (error) {
      if (!this.#failing) this.log.error({ err: error }, 'the directory cannot be read; keeping the last response');
      this.#failing = true;
      return null;
    }
  }
}

function keptBody(): KeptBody {
  return { body: null, index: null, nextIndex: null, next: Promise.resolve() };
}
