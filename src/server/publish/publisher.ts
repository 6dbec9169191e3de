import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { AlumnusRow } from '../../model/alumni/alumnus';
import { MAX_LISTED_PROBLEMS } from '../../model/desk/sheet-report';
import type { Day } from '../../model/time/day';
import { type PreparedResponse, sizeOf } from '../http/prepared';
import type { SheetName } from '../settings/settings';
import type { ContentReport } from '../sources/sheet';
import { SheetFault } from '../sources/sheet-fault';
import type { Publishing } from '../sources/sources';
import { withTimeout } from '../storage/with-timeout';
import type { Call, CallMessage, ViewResult, Work, WorkerMessage, WorkerOptions } from './messages';

/** Memory for responses that are made on request, in bytes: some 250 pages in all encodings. */
const MAX_CACHED_BYTES = 16_000_000;

/** Requests that may wait for the worker: a second's work. */
const MAX_WAITING = 100;

/** How long a request waits for its response. */
const WAIT_MS = 1000;

/** How long the worker may take for one piece of work; a usual page takes 10 ms, a sheet of 10 MB two seconds. */
const WORK_MS = 10_000;

/** Memory of the worker's objects, in MB. A site with 20,000 events and 10,000 people needs about 120. */
const MEMORY_MB = 192;
/** Memory for its new objects, in MB: a larger space saves little time and is never given back. */
const YOUNG_MB = 8;

/** Before a worker that ended is replaced, in milliseconds: one that ends at once must not keep a core busy. */
const RESTART_MS = 100;

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** How long a stop waits for the worker. */
const STOP_MS = 500;

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Thrown when the worker ended before it answered; the next worker may do better. */
export class WorkerEndedError extends Error {}

/**
 * Keeps the finished responses that a worker thread makes of the sources. A worker that ends or hangs is replaced, and
 * what was published stays.
 */
export class Publisher implements Publishing {
  readonly #published = new Map<string, PreparedResponse>();
  readonly #cache = new LRUCache<string, PreparedResponse>({ maxSize: MAX_CACHED_BYTES, sizeCalculation: sizeOf });
  readonly #asked = new Map<string, Promise<PreparedResponse | null>>();
  /** The last content of each sheet, and the day, for the next worker. */
  readonly #contents = new Map<string, Call>();
  /** Called when a worker was replaced. The people are too many to be kept here as well. */
  onRestart = () => {};
  readonly #pending = new Map<number, Pending>();
  /** Views that a worker did not survive. */
  readonly #skipped = new Set<string>();
  /** The names of views that can't be rendered, by their keys. */
  readonly #failing = new Map<string, string>();
  #worker: Worker | undefined;
  #nextId = 0;
  /** Changes with every content: a response that was made of an earlier one is not kept. */
  #version = 0;
  #work: Work | null = null;
  #watchdog: NodeJS.Timeout | undefined;
  #restart: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    readonly options: Omit<WorkerOptions, 'skipped'>,
    readonly log: Logger,
  ) {
    this.#start();
  }

  /** Returns a response that was made when its sources changed. @param key from `addressKey`, as below. */
  published(key: string): PreparedResponse | undefined {
    return this.#published.get(key);
  }

  /** Returns a response that was made on an earlier request. */
  cached(key: string): PreparedResponse | undefined {
    return this.#cache.get(key);
  }

  /** Makes a response on request, within a second; null if there is none, undefined if it takes longer. */
  async ask(key: string): Promise<PreparedResponse | null | undefined> {
    const known = this.#asked.get(key);
    if (!known && this.#asked.size >= MAX_WAITING) return undefined;
    const asked = known ?? this.#make(key).finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), WAIT_MS);
    });
    return Promise.race([asked.catch(() => undefined), late]).finally(() => clearTimeout(timer));
  }

  async show(name: SheetName, bytes: Uint8Array): Promise<{ items: number; problems: number }> {
    const call: Call = { call: 'show', name, bytes };
    const counts = await this.#call(call);
    this.#setContent(name, call);
    return counts as { items: number; problems: number };
  }

  report(name: SheetName, bytes: Uint8Array, maxProblems = MAX_LISTED_PROBLEMS): Promise<ContentReport> {
    return this.#call({ call: 'report', name, bytes, maxProblems }) as Promise<ContentReport>;
  }

  async showPeople(rows: readonly AlumnusRow[]): Promise<void> {
    await this.#call({ call: 'people', rows });
    this.#onChange();
  }

  showDay(day: Day): void {
    const call: Call = { call: 'day', day };
    this.#setContent('day', call);
    void this.#call(call).catch(() => {}); // the next worker gets it
  }

  /** Describes the views for /healthz: `current`, or `failing` with their names. */
  condition(): string {
    const names = [...new Set(this.#failing.values())].sort();
    return names.length === 0 ? 'current' : `failing ${names.join(', ')}`;
  }

  /** Lets the worker finish its work, for half a second. Ending a thread at any moment can crash Node 20. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#restart);
    clearTimeout(this.#watchdog);
    const worker = this.#worker;
    if (!worker) return;
    const ended = once(worker, 'exit');
    worker.postMessage({ id: this.#nextId, call: 'stop' } satisfies CallMessage);
    await withTimeout(ended, STOP_MS);
    await worker.terminate();
  }

  #setContent(name: string, call: Call): void {
    this.#contents.set(name, call);
    this.#onChange();
  }

  #onChange(): void {
    this.#version += 1;
    this.#cache.clear();
    // Nobody may ask for a view again, so it must not stay failing. A page under its own name is always published again.
    for (const [key, name] of this.#failing) {
      if (key !== name && !this.#published.has(key)) this.#failing.delete(key);
    }
    if (this.#skipped.size === 0) return;
    this.#skipped.clear();
    void this.#call({ call: 'retry' }).catch(() => {}); // the next worker skips none
  }

  async #make(key: string): Promise<PreparedResponse | null> {
    const version = this.#version;
    const response = (await this.#call({ call: 'respond', key })) as PreparedResponse | null;
    // Addresses that don't exist are not kept: there could be any number of them.
    if (response && response.status < 400 && version === this.#version) this.#cache.set(key, response);
    return response;
  }

  #call(call: Call): Promise<unknown> {
    const worker = this.#worker;
    if (!worker) return Promise.reject(new WorkerEndedError('no worker is running'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      worker.postMessage({ id, ...call });
    });
  }

  #start(): void {
    const worker = new Worker(this.options.build.worker, {
      workerData: { ...this.options, skipped: [...this.#skipped] } satisfies WorkerOptions,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
      // What the site's code prints is no log line of the server.
      stdout: true,
      stderr: true,
      env: {}, // no settings, no secrets
    });
    worker.unref();
    worker.on('message', (message: WorkerMessage) => this.#receive(message));
    let reason = '';
    worker.on('error', (error: NodeJS.ErrnoException) => {
      reason = error.code === OUT_OF_MEMORY ? OUT_OF_MEMORY : error.message;
    });
    worker.on('exit', () => this.#onEnd(reason));
    this.#worker = worker;
    for (const call of this.#contents.values()) void this.#call(call).catch(() => {}); // the poll of its source tries again
  }

  #receive(message: WorkerMessage): void {
    if ('working' in message) this.#watch(message.working);
    else if ('view' in message) this.#note(message.view);
    else if ('key' in message) {
      if (message.response) this.#published.set(message.key, message.response);
      else this.#published.delete(message.key);
    } else {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if ('result' in message) pending?.resolve(message.result);
      else pending?.reject(message.isFault ? new SheetFault(message.error) : new Error(message.error));
    }
  }

  /** Ends a worker whose work takes too long. */
  #watch(work: Work | null): void {
    clearTimeout(this.#watchdog);
    this.#work = work;
    if (work) this.#watchdog = setTimeout(() => void this.#worker?.terminate(), WORK_MS).unref();
  }

  #onEnd(reason: string): void {
    const work = this.#work;
    this.#watch(null);
    this.#worker = undefined;
    if (this.#isClosed) return;
    this.log.error(
      { ...work, reason: reason || 'it took too long, or ended' },
      'the worker that makes pages has ended; another one is started',
    );
    const ended = new WorkerEndedError(reason || 'the worker has ended');
    if (work && 'sheet' in work) this.#pending.get(work.sheet)?.reject(new SheetFault(sheetFault(reason)));
    if (work && 'view' in work) {
      this.#skipped.add(work.view.key);
      this.#note({ ...work.view, fault: ended.message });
    }
    for (const { reject } of this.#pending.values()) reject(ended); // does nothing to one that is rejected
    this.#pending.clear();
    this.#restart = setTimeout(() => {
      this.#start();
      this.onRestart();
    }, RESTART_MS).unref();
  }

  /** Logs when a view fails, and when it can be rendered again: once each. */
  #note({ key, name, fault }: ViewResult): void {
    const isFailing = () => [...this.#failing.values()].includes(name);
    const before = isFailing();
    if (fault === null) this.#failing.delete(key);
    else this.#failing.set(key, name);
    const about = { view: name };
    if (fault !== null && !before)
      this.log.error({ ...about, reason: fault }, 'a view cannot be rendered; it is served without its data');
    if (before && !isFailing()) this.log.info(about, 'the view can be rendered again');
  }
}

/** Why a sheet can't be used that its worker did not survive. */
function sheetFault(reason: string): string {
  if (reason === OUT_OF_MEMORY) return `needs more than ${MEMORY_MB} MB of memory to read`;
  return reason ? `could not be read: ${reason}` : `takes longer than ${WORK_MS / 1000} seconds to read`;
}
