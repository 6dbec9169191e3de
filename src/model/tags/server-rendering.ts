import type { Snapshot } from '../lists/query';

/** Maximum number of server renderings that one loader may contain. */
export const MAX_RENDERINGS = 4;

/** The parameter of the loader's function: its server renderings, by `renderingKey`. */
export const RENDERINGS_VARIABLE = '__UMMES_FIRST__';

/** The end of the loader's script: the call of its function, without server renderings. */
export const LOADER_CALL = '({});';

/** Text, an element, or a comment (an element named `!`). Sent as JSON. */
export type ViewNode = string | readonly [name: string, attributes: Record<string, string>, ...children: ViewNode[]];

/** The content of a tag's shadow root until the tag's code has loaded. */
export interface ServerRendering {
  css: string;
  nodes: readonly ViewNode[];
  snapshot?: Snapshot | undefined;
}

/** The language and attributes that a tag is rendered with. */
export interface RenderingOptions {
  /** A BCP 47 tag. */
  lang: string;
  /** Those that change the view and have a value, in alphabetical order. */
  attributes: Record<string, string>;
}

/**
 * Identifies a server rendering: its address under `/embed/`.
 * @param name the tag's name without `ummes-`.
 * @returns `events.json?lang=en&limit=3`
 */
export function renderingKey(name: string, { lang, attributes }: RenderingOptions): string {
  return `${name}.json?${new URLSearchParams({ lang, ...attributes })}`;
}
