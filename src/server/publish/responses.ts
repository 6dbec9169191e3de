import { LRUCache } from 'lru-cache';
import { type PreparedResponse, sizeOf } from '../http/prepared';

/** Maximum memory for cached responses, in bytes: about 250 pages in all encodings. */
const MAX_CACHED_BYTES = 16_000_000;

/**
 * The public responses by key. Only this class publishes, caches and withdraws them: the worker makes responses, but
 * keeps none.
 */
export class Responses {
  /** Made in advance. They stay until they are replaced or withdrawn, even while there is no worker. */
  readonly #published = new Map<string, PreparedResponse>();
  /** Made on request, from the current content. */
  readonly #cached = new LRUCache<string, PreparedResponse>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (response, key) => sizeOf(response) + 2 * key.length,
  });
  /** The keys of the responses that the site has in advance. */
  #siteKeys: ReadonlySet<string> = new Set();
  #version = 0;

  /** Identifies the content that responses are made from. */
  get version(): number {
    return this.#version;
  }

  /** Returns a response that was made in advance. */
  published(key: string): PreparedResponse | undefined {
    return this.#published.get(key);
  }

  /** Returns a response that was made for an earlier request. */
  cached(key: string): PreparedResponse | undefined {
    return this.#cached.get(key);
  }

  /** Publishes a response that was made because its source has changed. */
  publish(key: string, response: PreparedResponse): void {
    this.#published.set(key, response);
  }

  /** Sets the keys of the responses that the site has in advance, and withdraws all others. */
  setSiteKeys(keys: readonly string[]): void {
    this.#siteKeys = new Set(keys);
    for (const key of this.#published.keys()) if (!this.#siteKeys.has(key)) this.#published.delete(key);
  }

  /**
   * Keeps a response that was made on request: publishes it if the site has it in advance, else caches it. Drops a
   * response that was made from earlier content, so that it can't replace a newer one, and errors, because there could be
   * any number of them.
   * @param version that of the content when the response was requested.
   */
  keep(key: string, response: PreparedResponse, version: number): void {
    if (version !== this.#version) return;
    if (this.#siteKeys.has(key)) this.publish(key, response);
    else if (response.status < 400) this.#cached.set(key, response);
  }

  /** Drops the responses that were made on request. Those made in advance stay until they have been made again. */
  contentChanged(): void {
    this.#version += 1;
    this.#cached.clear();
  }
}
