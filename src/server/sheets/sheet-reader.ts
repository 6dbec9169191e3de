import { on } from 'node:events';
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { compress, digestOf } from '../http/body';
import type { Settings } from '../settings/settings';
import { SheetFault } from './fault';
import { type ContentRequest, type ContentResult, readContent } from './read-content';
import { type ContentReport, type ReportRequest, reportContent } from './report-content';
import type { WorkerFault, WorkerItems, WorkerResult } from './sheet-worker';

/** Up to this size a sheet is read at once: that takes a few milliseconds, less than the start of a thread. */
const INLINE_BYTES = 64_000;

/** How long a thread may take; 10 MB of ordinary rows take a second. */
const THREAD_TIMEOUT_MS = 30_000;

/** Memory of the thread, in MB. A sheet of 10 MB needs about 70. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

/** All the code that reads sheets. The build puts it beside the server's own file. */
const WORKER = new URL('./sheet-worker.js', import.meta.url);

/** The thread died or took too long. The same bytes may do better on another day. */
export class ThreadFault extends SheetFault {}

type Receive = <Message>() => Promise<Message>;

/** Reads sheets: small ones at once, others in a worker thread, one at a time, so that the server goes on responding. */
export class SheetReader {
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Takes the bytes of the request away.
   * @param signal ends the thread.
   * @throws {SheetFault} if the sheet cannot be used.
   */
  async read(request: ContentRequest, signal: AbortSignal): Promise<ContentResult> {
    if (request.bytes.byteLength <= INLINE_BYTES) return readContent(request, compress);
    return this.#inTurn(() => inThread(request, signal, receiveContent));
  }

  /** Likewise, for the editor of the sheet. */
  async report(request: ReportRequest, signal: AbortSignal): Promise<ContentReport> {
    if (request.bytes.byteLength <= INLINE_BYTES) return reportContent(request);
    return this.#inTurn(() => inThread(request, signal, (_, next) => next<ContentReport>()));
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => {});
    return mine;
  }
}

async function inThread<Result>(
  request: ContentRequest | ReportRequest,
  signal: AbortSignal,
  receive: (worker: Worker, next: Receive) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const worker = new Worker(WORKER, {
    workerData: request,
    transferList: [request.bytes.buffer],
    resourceLimits: THREAD_MEMORY,
  });
  worker.unref();
  const end = () => void worker.terminate();
  signal.addEventListener('abort', end);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, THREAD_TIMEOUT_MS);
  try {
    return await receive(worker, messagesOf(worker));
  } catch (error) {
    if (isLate) throw new ThreadFault(`takes longer than ${THREAD_TIMEOUT_MS / 1000} seconds to read`);
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new ThreadFault(`needs more than ${THREAD_MEMORY.maxOldGenerationSizeMb} MB of memory to read`);
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    await worker.terminate(); // before the next one starts: there is memory for one
  }
}

/** The messages of a thread, one at a time. One that reports a fault is thrown. */
function messagesOf(worker: Worker): Receive {
  const messages = on(worker, 'message', { close: ['exit'] });
  return async <Message>(): Promise<Message> => {
    const { value, done } = await messages.next();
    if (done) throw new Error('its thread has ended');
    const message: Message | WorkerFault = value[0];
    if (typeof message === 'object' && message !== null && 'isFault' in message)
      throw message.isFault ? new SheetFault(message.message) : new Error(message.message);
    return message;
  };
}

async function receiveContent(worker: Worker, next: Receive): Promise<ContentResult> {
  const { content, problems } = await next<WorkerResult>();
  if (!content) return { content, problems };
  const { count, ...rest } = content;
  const items: unknown[] = [];
  while (items.length < count) {
    await setImmediate(); // other requests are answered in between
    worker.postMessage('');
    items.push(...(await next<WorkerItems>()));
  }
  return { content: { ...rest, items }, problems };
}

/** The `readerDigest` of this build. To be called at start: an update replaces the files of a running server. */
export function readerDigestOf({ timeZone, sheetMaxRows }: Settings): string {
  return digestOf(JSON.stringify([readFileSync(WORKER, 'utf8'), timeZone, sheetMaxRows]));
}
