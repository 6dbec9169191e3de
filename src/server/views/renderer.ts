import type { FirstData } from '../../model/first-data';
import type { RenderTask } from './render-process.mjs';
import { RendererProcess } from './renderer-process';

/** A process without work ends after this time: it takes 70 MB, and starts in a third of a second. */
const IDLE_MS = 30_000;

/** Renderings that may wait for their turn: half a second's work. */
const MAX_WAITING = 64;

/** Thrown while too many renderings wait, or the server is stopping. That is no fault of the renderer. */
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

/**
 * Renders pages and tags in a process of its own, one at a time, so that no rendering keeps a request waiting. The
 * process belongs to one build. One that fails or takes too long is ended, and the next rendering starts another.
 */
export class Renderer {
  #process: { version: string; child: RendererProcess } | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #closed = false;
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
    this.#closed = true;
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#process?.child.kill();
    this.#process = undefined;
  }

  async #queue(module: RenderModule, task: RenderTask): Promise<unknown> {
    if (this.#closed || this.#waiting >= MAX_WAITING) throw new RendererBusyError('too many renderings are waiting');
    this.#waiting += 1;
    const mine = this.#last.then(() => this.#render(module, task));
    this.#last = mine.catch(() => {});
    return mine.finally(() => {
      this.#waiting -= 1;
    });
  }

  async #render({ file, version }: RenderModule, task: RenderTask): Promise<unknown> {
    clearTimeout(this.#idle);
    if (this.#process?.version !== version) this.#end();
    this.#process ??= { version, child: new RendererProcess(file) };
    const reply = await this.#process.child.run(task).catch((error) => {
      this.#end();
      throw this.#closed ? new RendererBusyError('the server is stopping') : error;
    });
    this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
    if ('error' in reply) throw new Error(reply.error);
    return reply.result;
  }
}
