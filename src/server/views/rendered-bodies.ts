import type { PreparedBody } from '../http/body';
import { BodyCache } from '../http/body-cache';
import { withTimeout } from '../http/with-timeout';
import { RendererBusyError } from './renderer';
import type { ViewFaults } from './view-faults';

/** How long a response waits for a rendering. The start of the process is a third of that. */
const WAIT_MS = 1000;

/** How long a view that could not be rendered is served without its data before it is tried again. */
const RETRY_MS = 10_000;

/** What could not be rendered is remembered for so many views. */
const MAX_FAILED = 1000;

/** A view to be rendered. */
export interface ViewToRender {
  /** Within the cache. Only values that exist: not what visitors choose. */
  key: string;
  /** Of all that it is made of: data, day, build. */
  version: string;
  /** As /healthz and the log have it. */
  name: string;
  /** @throws if it cannot be rendered. */
  render(): Promise<PreparedBody>;
}

/** Rendered bodies: each is made once per version. One that cannot be made is left alone for a while. */
export class RenderedBodies {
  readonly #bodies: BodyCache;
  readonly #failed = new Map<string, { version: string; until: number }>();

  constructor(
    maxBytes: number,
    readonly faults: ViewFaults,
  ) {
    this.#bodies = new BodyCache(maxBytes);
  }

  /** How many bodies there are. */
  get size(): number {
    return this.#bodies.size;
  }

  /** The body of a view; null if it cannot be rendered, or not soon enough. A late one is there for the next request. */
  async get(view: ViewToRender): Promise<PreparedBody | null> {
    let body: PreparedBody | null = null;
    const made = this.make(view).then((ready) => {
      body = ready;
    });
    await withTimeout(made, WAIT_MS);
    return body;
  }

  /** As `get`, however long it takes. */
  async make({ key, version, name, render }: ViewToRender): Promise<PreparedBody | null> {
    const failed = this.#failed.get(key);
    if (failed?.version === version && performance.now() < failed.until) return null;
    try {
      const body = await this.#bodies.get(key, version, render);
      this.#failed.delete(key);
      this.faults.set(key, name, null);
      return body;
    } catch (error) {
      if (error instanceof RendererBusyError) return null;
      if (this.#failed.size >= MAX_FAILED) this.#failed.clear();
      this.#failed.set(key, { version, until: performance.now() + RETRY_MS });
      this.faults.set(key, name, error as Error);
      return null;
    }
  }
}
