import type { LoadedElement } from '../../src/element/loaded-element';

/** The build's tag table (src/build/bundling/tag-table.ts). */
interface TagTable {
  /**
   * The hashes in the names of each tag's files, separated by spaces: its own file, then those that it imports. The
   * keys are names without `ummes-`. Later builds can't replace files with these hashes.
   */
  hashes: Record<string, string>;
  /** The names of the files that a visitor's first press on a tag needs besides those, such as a dialog's. */
  pressed: Record<string, readonly string[]>;
  /** The attributes that affect server rendering, in alphabetical order. */
  attributes: readonly string[];
  /** The properties that give tags their data. */
  properties: readonly string[];
}

declare global {
  const __UMMES_TAGS__: TagTable;
  /** Whether the server completes this loader with renderings. If it does, their tags' code can wait (use.ts). */
  const __UMMES_WITH_RENDERINGS__: boolean;
}

/** Matches the tags. */
export const selector = Object.keys(__UMMES_TAGS__.hashes)
  .map((name) => `ummes-${name}`)
  .join();

/** A tag's element, whose code may not have loaded yet. */
export type Tag = LoadedElement & {
  api?: string;
  [property: string]: unknown;
};

/** Server renderings by `renderingKey`, and imports by tag name. */
export const started: Record<string, unknown> = {};
