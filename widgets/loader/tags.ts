import type { LoadedElement } from '../../src/element/loaded-element';

/** The build's table of the tags (src/build/bundling/tag-table.ts). */
interface TagTable {
  /**
   * The hashes in the names of each tag's files, separated by spaces: its own file, then those that it imports. The
   * keys are names without `ummes-`. Later builds can't replace files with these hashes.
   */
  hashes: Record<string, string>;
  /** The attributes that the server renders tags for, in alphabetical order. */
  attributes: readonly string[];
  /** The properties that give tags their data. */
  properties: readonly string[];
}
declare const __UMMES_TAGS__: TagTable;

export const { hashes, attributes, properties } = __UMMES_TAGS__;

/** A tag as the loader leaves it. */
export type Tag = LoadedElement & {
  api?: string;
  [property: string]: unknown;
};

export const { origin } = new URL(import.meta.url);

/** Returns the base URL of an element's calls, in the same way as src/element. */
export function address(element: Tag): string {
  const own = String(element.api ?? element.getAttribute('api') ?? '').trim();
  return (own || origin).replace(/\/+$/, '');
}

/** Requests for server renderings by their URL, and the imports of tags by their name. */
export const started: Record<string, unknown> = {};

/** Returns what `start` returned for a key, and calls it only the first time. */
export function once<Started>(key: string, start: () => Started): Started {
  started[key] ??= start();
  return started[key] as Started;
}
