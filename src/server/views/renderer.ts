import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FirstData } from '../../model/first-data';
import type { RenderReply, RenderTask } from './render-worker.mjs';

/** Beside this file, as a source and as it is built. */
const PROGRAM = new URL('./render-worker.mjs', import.meta.url);

/** Memory of the thread, in MB. React and the site's code take 20, a page 1. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** How long a rendering may take, with the start of the thread, on a busy machine; a usual one takes 5 ms. */
const TIMEOUT_MS = 5000;

/** A thread without work ends after this time: it takes 40 MB, and starts in a quarter of a second. */
const IDLE_MS = 30_000;

/** Renderings that may wait for their turn: half a second's work. */
const MAX_WAITING = 64;

/** Thrown at once while too many renderings wait. That is no fault of the renderer. */
export class RendererBusyError extends Error {}

/** The module of a build. Another version is another build. */
export interface RenderModule {
  file: string;
  version: string;
}

/** The module's `renderTag`. */
export interface TagOptions {
  attributes: Record<string, string>;
  lang: string;
}

interface Thread {
  version: string;
  worker: Worker;
}

/**
 * Renders pages and tags in a thread of its own, one at a time, so that no rendering keeps a request waiting. The
 * thread belongs to one build. One that fails or takes too long is ended, and the next rendering starts another.
 */
export class Renderer {
  #thread: Thread | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;

  /** The inner HTML of a page's `#root`. @throws if it cannot be rendered. */
  async page(module: RenderModule, path: string, first: FirstData): Promise<string> {
    return (await this.#queue(module, { call: 'renderPage', args: [path, first] })) as string;
  }

  /** The first view of a tag. @throws if it cannot be rendered. */
  async tag(module: RenderModule, name: string, options: TagOptions, first: FirstData) {
    const result = await this.#queue(module, { call: 'renderTag', args: [name, options, first] });
    return result as { html: string; css: string };
  }

  close(): void {
    clearTimeout(this.#idle);
    void this.#thread?.worker.terminate();
    this.#thread = undefined;
  }

  async #queue(module: RenderModule, task: RenderTask): Promise<unknown> {
    if (this.#waiting >= MAX_WAITING) throw new RendererBusyError('too many renderings are waiting');
    this.#waiting += 1;
    const mine = this.#last.then(() => this.#render(module, task));
    this.#last = mine.catch(() => {});
    return mine.finally(() => {
      this.#waiting -= 1;
    });
  }

  async #render({ file, version }: RenderModule, task: RenderTask): Promise<unknown> {
    clearTimeout(this.#idle);
    if (this.#thread?.version !== version) this.close();
    this.#thread ??= { version, worker: startThread(file) };
    const reply = await replyOf(this.#thread.worker, task).catch((error) => {
      this.close();
      throw error;
    });
    this.#idle = setTimeout(() => this.close(), IDLE_MS).unref();
    if ('error' in reply) throw new Error(reply.error);
    return reply.result;
  }
}

function startThread(file: string): Worker {
  const workerData = pathToFileURL(file).href;
  // What the site's code prints is no log line of the server.
  const worker = new Worker(PROGRAM, { workerData, env: {}, stdout: true, stderr: true, resourceLimits: MEMORY });
  worker.stdout.resume();
  worker.stderr.resume();
  worker.unref();
  worker.on('error', () => {}); // one without work has nobody else who listens
  return worker;
}

async function replyOf(worker: Worker, task: RenderTask): Promise<RenderReply> {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`rendering takes longer than ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('the thread that renders has ended');
  });
  worker.postMessage(task);
  try {
    // `once` rejects with the error of the thread.
    const [reply] = await Promise.race([once(worker, 'message', { signal }), ended, late]);
    return reply;
  } finally {
    clearTimeout(timer);
    ended.catch(() => {});
    listening.abort();
  }
}
