import type { PreloadedResponse } from '../../src/api/preloaded-response';
import type { ViewedElement } from '../../src/element/first-view';

/**
 * What the build knows about the tags, by their names without `ummes-` (src/build/bundling/loader.ts): the tag's own file
 * and those that it imports, the path of its data call, the properties that, when set, make that call unnecessary, and
 * the attributes that its first view is made for. The files are named without folder and `.js`, with a space between
 * them; the names contain hashes, so that a later build cannot replace the files.
 */
type TagTable = Record<string, [files: string, data: string, properties: string[], attributes: string[]]>;
declare const __UMMES_TAGS__: TagTable;

export const tags = __UMMES_TAGS__;

/** Where the tag finds its call (src/element/r2wc-class.ts). */
export const PRELOADED = Symbol.for('ummes.preloaded');

/** A tag as the loader leaves it. */
export type Tag = ViewedElement & {
  api?: string;
  [PRELOADED]?: PreloadedResponse;
  [property: string]: unknown;
};

export const { origin } = new URL(import.meta.url);

/** The base address of an element's calls, as src/element reads it. */
export function address(element: Tag): string {
  const own = String(element.api ?? element.getAttribute('api') ?? '').trim();
  return (own || origin).replace(/\/+$/, '');
}

/** Calls and first views by their address, and the imports of tags by their name. */
export const started = new Map<string, unknown>();

/** What a key has been started with, or starts it. */
export function once<Started>(key: string, start: () => Started): Started {
  if (!started.has(key)) started.set(key, start());
  return started.get(key) as Started;
}
