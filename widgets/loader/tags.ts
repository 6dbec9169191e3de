import type { LoadedElement } from '../../src/element/loaded-element';

/** The build's tag table (src/build/bundling/tag-table.ts). */
interface TagTable {
  /**
   * The hashes in the names of each tag's files, separated by spaces: its own file, then those that it imports. The
   * keys are names without `ummes-`. Later builds can't replace files with these hashes.
   */
  hashes: Record<string, string>;
  /** The attributes that affect server rendering, in alphabetical order. */
  attributes: readonly string[];
  /** The properties that give tags their data. */
  properties: readonly string[];
}
declare const __UMMES_TAGS__: TagTable;

export const { hashes, attributes, properties } = __UMMES_TAGS__;

/** A tag's element, whose code may not have loaded yet. */
export type Tag = LoadedElement & {
  api?: string;
  [property: string]: unknown;
};

export const { origin } = new URL(import.meta.url);

/** Returns the base URL for an element's calls, as src/element does. */
export function address(element: Tag): string {
  const own = String(element.api ?? element.getAttribute('api') ?? '').trim();
  return (own || origin).replace(/\/+$/, '');
}

/** Server-rendering requests by URL, and imports by tag name. */
export const started: Record<string, unknown> = {};

/** Calls `start` once per key, and returns its result every time. */
export function once<Started>(key: string, start: () => Started): Started {
  started[key] ??= start();
  return started[key] as Started;
}
