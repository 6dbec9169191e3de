import type { PreparedResponse } from '../http/prepared';
import type { FoundResponse } from './messages';

/** A cache key, and its parts. */
export interface Asked {
  key: string;
  path: string;
  query: URLSearchParams;
}

/** Splits a cache key into its parts. */
export function partsOf(key: string): Asked {
  const [path = '', search = ''] = key.split(/\?(.*)/s);
  return { key, path, query: new URLSearchParams(search) };
}

/** Makes one kind of response. */
export interface Maker {
  /**
   * Finds the response for a URL's key, without rendering anything.
   * @returns null if the URL is unknown, its source hasn't been read, or the page is served as built.
   */
  find(asked: Asked): FoundResponse | null;
  /** Makes the response for a key. @returns null if the key is unknown, or its source hasn't been read. */
  make(asked: Asked): PreparedResponse | null | Promise<PreparedResponse | null>;
}
