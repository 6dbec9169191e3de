import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { RenderResult, SnapshotSource } from '../../model/lists/query';
import type { RenderingOptions, ServerRendering } from '../../model/tags/server-rendering';
import type { View, WorkerMessage } from './messages';

/** A tag's server rendering, including its HTML. */
export type RenderedTag = RenderResult & ServerRendering;

/** Returns a tag's server rendering without its HTML, for the loader. */
export function serverRendering({ css, nodes, snapshot }: RenderedTag): ServerRendering {
  return { css, nodes, snapshot };
}

/** The module built from src/entries/renderer.ts. */
export interface RenderModule {
  /** Returns the inner HTML of a page's `#root`. */
  renderPage(path: string, source: SnapshotSource): Promise<RenderResult>;
  renderTag(name: string, options: RenderingOptions, source: SnapshotSource): Promise<RenderedTag>;
}

/** Renders views one at a time, and reports each result. */
export class Renderer {
  readonly #module: Promise<RenderModule> | null;
  #skipped: ReadonlySet<string>;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param file the module; if it doesn't exist, nothing is rendered.
   * @param skipped keys of views not to render.
   */
  constructor(
    file: string,
    skipped: readonly string[],
    readonly post: (message: WorkerMessage) => void,
  ) {
    const exists = statSync(file, { throwIfNoEntry: false }) !== undefined;
    this.#module = exists ? import(pathToFileURL(file).href) : null;
    this.#module?.catch(() => {}); // each render reports the reason
    this.#skipped = new Set(skipped);
  }

  /** Retries the skipped views. */
  retry(): void {
    this.#skipped = new Set();
  }

  /** Returns null if the view is skipped or can't be rendered. */
  render<Html>(view: View, work: (module: RenderModule) => Promise<Html>): Promise<Html | null> {
    const result = this.#last.then(() => this.#try(view, work));
    this.#last = result;
    return result;
  }

  async #try<Html>({ key, name }: View, work: (module: RenderModule) => Promise<Html>): Promise<Html | null> {
    if (!this.#module || this.#skipped.has(key)) return null;
    this.post({ working: { view: { key, name } } });
    try {
      const html = await work(await this.#module);
      this.post({ view: { key, name, fault: null } });
      return html;
    } catch (error) {
      this.post({ view: { key, name, fault: String((error as Error).message) } });
      return null;
    } finally {
      this.post({ working: null });
    }
  }
}
