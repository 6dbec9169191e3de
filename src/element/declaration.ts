import type { ComponentType } from 'react';
import type { Attribute } from './attribute';

/** Props that every feature gets from its tag. */
export interface CommonProps {
  /** Base URL of the API, without a trailing slash. */
  api: string;
  /** Language of texts and dates, a BCP 47 tag: the nearest ancestor's, or undefined if none has one. */
  lang?: string;
}

/**
 * A tag as data. The files in widgets/ contain nothing else. The doc comment of each entry describes it in the
 * manifest, the types, the workbench and the generated tables.
 */
export interface Declaration {
  tag: `ummes-${string}`;
  /** Gets a prop per attribute and property, an `on…` callback per event, and CommonProps. */
  // biome-ignore lint/suspicious/noExplicitAny: each component has other props
  component: ComponentType<any>;
  /** Path of the API call that the loader starts while the code loads. */
  data?: string;
  /** Loads other code that hydration needs, and removes rendered alternatives that don't fit the space. */
  prepare?: (view?: ShadowRoot) => Promise<void>;
  attributes?: Record<string, Attribute>;
  /** Values that are objects, set as properties, never as attributes. */
  properties?: readonly string[];
  /** Methods other than `focus()`, from `methods` below. */
  methods?: readonly ('refresh' | 'reset')[];
  /** Events by name, `ummes-` included. Those that navigate or submit are cancelable. */
  events?: Record<`ummes-${string}`, { cancelable: boolean }>;
}

/** Returns the base address of an element's API calls, without a trailing slash. */
export function baseAddress(api: unknown, scriptOrigin = ''): string {
  return (String(api || '') || scriptOrigin).replace(/\/+$/, '');
}

/** Attributes that all tags have. */
export const commonAttributes = {
  /** Base URL of the API. Default: the script's origin. */
  api: { kind: 'text' },
  /** `auto` picks colours that fit the page's background; `light` and `dark` paint their own. */
  theme: { kind: 'choice', values: ['auto', 'light', 'dark'], initial: 'auto' },
  /** Level of the tag's top headings, from which the others follow; `none` for no headings. Default: 2, or 3 for cards without a heading above them. */
  'heading-level': { kind: 'choice', values: ['1', '2', '3', '4', '5', '6', 'none'], initial: '' },
} as const satisfies Record<string, Attribute>;

/** Properties that all tags have. */
export const common = {
  /** Replacements for texts of this tag, by the English text. `type: Texts` */
  properties: ['texts'],
} as const satisfies Pick<Declaration, 'properties'>;
/** Global HTML attributes to which the tags respond. */
export const htmlAttributes = {
  /** Language of texts and dates, such as `si`. Default: the nearest ancestor's, else the browser's. */
  lang: { kind: 'text' },
} as const satisfies Record<string, Attribute>;

/** The methods of tags; all have `focus()`. */
export const methods = {
  /** Moves the focus to the tag's first control, or to the tag itself if it has none. @signature (options?: FocusOptions): void */
  focus: {},
  /** Loads the list again, keeping what is shown. Resolves to whether it succeeded. @signature (): Promise<boolean> */
  refresh: {},
  /** Empties the form, unless it is being sent. @signature (): void */
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
