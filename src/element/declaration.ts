import type { ComponentType } from 'react';
import type { Attribute } from '../model/tags/attribute';

/** Props that every feature gets from its tag. */
export interface CommonProps {
  /** Base URL of the API, without a trailing slash. */
  api: string;
  /** Language of text and dates, a BCP 47 tag: the nearest ancestor's, or undefined if none has one. */
  lang?: string;
}

/**
 * A tag as data. The files in widgets/ contain nothing else. The doc comment of each entry describes it in the
 * manifest, the types, the workbench and the generated tables.
 */
export interface Declaration {
  tag: `ummes-${string}`;
  /** Gets a prop per attribute and property, an `on…` callback per event, and CommonProps. */
  // biome-ignore lint/suspicious/noExplicitAny: each component has its own props
  component: ComponentType<any>;
  /** Path of the API call that the loader starts while the code loads. */
  data?: string;
  /** Loads other code that hydration needs, and removes rendered alternatives that don't fit the space. */
  prepare?: (view?: ShadowRoot) => Promise<void>;
  attributes?: Record<string, Attribute>;
  /** Object values, which are set as properties, never as attributes. */
  properties?: readonly string[];
  /** Methods other than `focus()`, from `methods` below. */
  methods?: readonly ('refresh' | 'reset')[];
  /** Events by name, `ummes-` included. Those that navigate or submit are cancelable. */
  events?: Record<`ummes-${string}`, { cancelable: boolean }>;
}

/** Returns the base address for an element's API calls, without a trailing slash. */
export function baseAddress(api: unknown, scriptOrigin = ''): string {
  return (String(api || '') || scriptOrigin).replace(/\/+$/, '');
}

/** Attributes that all tags have. */
export const commonAttributes = {
  /** Base URL of the API. Default: the script's origin. */
  api: { kind: 'text' },
  /** `auto` picks colours that fit the page's background; `light` and `dark` paint their own. */
  theme: { kind: 'choice', values: ['auto', 'light', 'dark'], initial: 'auto' },
  /** Level of the tag's top headings; the others are numbered from there. `none` for no headings. Default: 2, or 3 for cards without a heading above them. */
  'heading-level': { kind: 'choice', values: ['1', '2', '3', '4', '5', '6', 'none'], initial: '' },
} as const satisfies Record<string, Attribute>;

/** Properties that all tags have. */
export const common = {
  /** Replacements for the tag's text, keyed by the English text. `type: Texts` */
  properties: ['texts'],
} as const satisfies Pick<Declaration, 'properties'>;
/** Global HTML attributes to which the tags respond. */
export const htmlAttributes = {
  /** Language of text and dates, such as `si`. Default: the nearest ancestor's, else the browser's. */
  lang: { kind: 'text' },
} as const satisfies Record<string, Attribute>;

/** The tags' methods. Every tag has `focus()`. */
export const methods = {
  /** Moves the focus to the tag's first control, or to the tag itself if it has none. @signature (options?: FocusOptions): void */
  focus: {},
  /** Reloads the content without hiding it. Resolves to `true` on success. @signature (): Promise<boolean> */
  refresh: {},
  /** Clears the form, unless it is being submitted. @signature (): void */
  reset: {},
};

/** The states of a tag, for `:state()`. */
export const states = {
  /** The list is loading. */
  loading: {},
  /** The list or form is shown. */
  ready: {},
  /** The list is empty. */
  empty: {},
  /** Nothing can be shown. */
  failed: {},
};
