import type { Snapshot } from '../lists/query';

/** Maximum number of first views that one loader may contain. */
export const MAX_FIRST_VIEWS = 4;

/** The variable in the loader's module that contains its first views, by `firstViewKey`. */
export const FIRST_VIEWS_VARIABLE = '__UMMES_FIRST__';

/** A text, an element, or a comment, whose name is `!`. Sent as JSON. */
export type ViewNode = string | readonly [name: string, attributes: Record<string, string>, ...children: ViewNode[]];

/** The content of a tag's shadow root before its code has loaded. */
export interface FirstView {
  css: string;
  nodes: readonly ViewNode[];
  snapshot?: Snapshot | undefined;
}

/** The language and attributes that a tag is rendered for. */
export interface FirstViewOptions {
  /** A BCP 47 tag. */
  lang: string;
  /** Those that change the view and have a value, in alphabetical order. */
  attributes: Record<string, string>;
}

/**
 * Identifies a first view.
 * @param name without `ummes-`.
 * @returns `events?lang=en&limit=3`
 */
export function firstViewKey(name: string, { lang, attributes }: FirstViewOptions): string {
  return `${name}?${new URLSearchParams({ lang, ...attributes })}`;
}
