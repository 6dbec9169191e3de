import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { SheetFault, unreadable } from '../sources/sheet-fault';
import { waitAtMost } from '../storage/wait-at-most';
import type { Call, CallMessage, View, Work, WorkerMessage, WorkerOptions } from './messages';

/** Time limit for rendering one view or reading one sheet. A typical page takes 10 ms, a 10 MB sheet two seconds. */
const WORK_MS = 10_000;

/** Maximum size of the worker's heap, in MB. A site with 20,000 events and 10,000 people needs about 120. */
const MEMORY_MB = 192;
/** Maximum size of the heap's young generation, in MB. A larger one saves little time and is never released. */
const YOUNG_MB = 8;

/** Delay before a worker is replaced, so that workers that crash immediately don't keep a core busy. */
const RESTART_MS = 100;

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** How long a stopping server waits for the worker to finish the page or sheet that it is working on. */
const STOP_MS = 2000;

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Thrown when the worker exits before it responds. The next worker may succeed. */
class WorkerEndedError extends Error {}

/** A message from the worker that isn't about a call or its work. */
export type WorkerReport = Exclude<WorkerMessage, { id: number } | { working: Work | null }>;

interface PageWorkerOptions {
  /** Returns the options for the next worker. */
  workerOptions(): WorkerOptions;
  log: Logger;
  onReport(report: WorkerReport): void;
  /** Called when a worker crashes or hangs while rendering a view. */
  onViewCrash(view: View, reason: string): void;
  /** Called after the worker is replaced. The new one has no content yet. */
  onRestart(): void;
}

/** Runs the worker thread that renders pages, and replaces it if it exits or hangs. */
export class PageWorker {
  readonly #options: PageWorkerOptions;
  readonly #pending = new Map<number, Pending>();
  #thread: Worker | undefined;
  #nextId = 0;
  #work: Work | null = null;
  #watchdog: NodeJS.Timeout | undefined;
  #restart: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: PageWorkerOptions) {
    this.#options = options;
    this.#start();
  }

  /** @throws WorkerEndedError, SheetFault, or an error from the worker. */
  call(call: Call): Promise<unknown> {
    const thread = this.#thread;
    if (!thread) return Promise.reject(new WorkerEndedError('no worker is running'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      thread.postMessage({ id, ...call });
    });
  }

  /**
   * Lets the worker finish its work and end, and waits for that for a while. A worker that doesn't end is terminated much
   * later, because terminating a thread while it creates a compressor aborts the whole process (Node 20).
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#restart);
    clearTimeout(this.#watchdog);
    const thread = this.#thread;
    if (!thread) return;
    const timer = setTimeout(() => void thread.terminate(), WORK_MS).unref();
    const ended = new Promise((resolve) => thread.once('exit', resolve)).then(() => clearTimeout(timer));
    thread.postMessage({ id: this.#nextId, call: 'stop' } satisfies CallMessage);
    await waitAtMost(ended, STOP_MS);
  }

  #start(): void {
    const options = this.#options.workerOptions();
    const thread = new Worker(options.build.worker, {
      workerData: options,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
      // Keeps the output of the site's code out of the server's log.
      stdout: true,
      stderr: true,
      env: {}, // no settings, no secrets
    });
    thread.unref();
    thread.on('message', (message: WorkerMessage) => this.#receive(message));
    let reason = '';
    thread.on('error', (error: NodeJS.ErrnoException) => {
      reason = error.code === OUT_OF_MEMORY ? OUT_OF_MEMORY : error.message;
    });
    thread.on('exit', () => this.#onEnd(reason));
    this.#thread = thread;
  }

  #receive(message: WorkerMessage): void {
    if ('working' in message) this.#watch(message.working);
    else if ('id' in message) this.#settle(message);
    else this.#options.onReport(message);
  }

  #settle(message: Extract<WorkerMessage, { id: number }>): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if ('result' in message) pending?.resolve(message.result);
    else if (message.fault) pending?.reject(new SheetFault(message.fault.code, message.fault.text));
    else pending?.reject(new Error(message.error));
  }

  /** Terminates the worker if this work takes too long. Null stops the timer. */
  #watch(work: Work | null): void {
    clearTimeout(this.#watchdog);
    this.#work = work;
    if (work) this.#watchdog = setTimeout(() => void this.#thread?.terminate(), WORK_MS).unref();
  }

  #onEnd(reason: string): void {
    const work = this.#work;
    this.#watch(null);
    this.#thread = undefined;
    if (this.#isClosed) return;
    this.#options.log.error(
      { ...work, reason: reason || 'it timed out or exited' },
      'the worker that renders pages has ended; starting another',
    );
    const ended = new WorkerEndedError(reason || 'the worker has ended');
    if (work && 'sheet' in work) this.#pending.get(work.sheet)?.reject(crashFault(reason));
    if (work && 'view' in work) this.#options.onViewCrash(work.view, ended.message);
    for (const { reject } of this.#pending.values()) reject(ended); // has no effect on a call already rejected
    this.#pending.clear();
    this.#restart = setTimeout(() => {
      this.#start();
      this.#options.onRestart();
    }, RESTART_MS).unref();
  }
}

/** Returns the fault of a sheet that crashed or hung the worker. */
function crashFault(reason: string): SheetFault {
  if (reason === OUT_OF_MEMORY) return new SheetFault('too-slow', `needs more than ${MEMORY_MB} MB of memory to read`);
  if (reason) return unreadable(reason);
  return new SheetFault('too-slow', `takes longer than ${WORK_MS / 1000} seconds to read`);
}
