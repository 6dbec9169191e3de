import type { LoadedElement } from '../../src/element/loaded-element';

/**
 * What the build knows about the tags, by their names without `ummes-` (src/build/bundling/tag-table.ts): the tag's own file
 * and those that it imports, the property that gives it its data, and the attributes that the server renders it for. The files are given by the hashes at the ends of their names, so that
 * a later build cannot replace them. Lists are texts with spaces in between, which are shorter.
 */
type TagTable = Record<string, [hashes: string, property: string, attributes: string]>;
declare const __UMMES_TAGS__: TagTable;

export const tags = __UMMES_TAGS__;

/** A tag as the loader leaves it. */
export type Tag = LoadedElement & {
  api?: string;
  [property: string]: unknown;
};

export const { origin } = new URL(import.meta.url);

/** The base address of an element's calls, as src/element reads it. */
export function address(element: Tag): string {
  const own = String(element.api ?? element.getAttribute('api') ?? '').trim();
  return (own || origin).replace(/\/+$/, '');
}

/** Requests of first views by their address, and the imports of tags by their name. */
export const started: Record<string, unknown> = {};

/** What a key has been started with, or starts it. */
export function once<Started>(key: string, start: () => Started): Started {
  started[key] ??= start();
  return started[key] as Started;
}
