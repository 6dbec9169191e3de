import type { ComponentType } from 'react';
import type { Attribute } from './attribute';

/** What every feature gets from its tag. */
export interface SurroundProps {
  /** Base address of the calls, without a slash at its end. */
  api: string;
  /** Language for texts and dates, a BCP 47 tag; the nearest ancestor's, undefined when none has one. */
  lang?: string;
}

/**
 * A tag as data. The files in widgets/ contain nothing else. The doc comment of each entry describes it in the
 * manifest, the types, the workbench and the generated tables.
 */
export interface Declaration {
  tag: `ummes-${string}`;
  /** Gets a prop per attribute and property, an `on…` callback per event, and SurroundProps. */
  // biome-ignore lint/suspicious/noExplicitAny: each component has props of its own
  component: ComponentType<any>;
  /** Path of the call that the loader starts beside the code. */
  data?: string;
  /** Loads what else the first view needs to be hydrated, and leaves in it only what fits where it stands. */
  prepare?: (view?: ShadowRoot) => Promise<void>;
  attributes?: Record<string, Attribute>;
  /** Values that are objects: set as properties, never as attributes. */
  properties?: readonly string[];
  /** Events by name, `ummes-` included. Those that navigate or submit are cancelable. */
  events?: Record<`ummes-${string}`, { cancelable: boolean }>;
}

/** The base address of an element's calls, without a slash at its end. */
export function baseAddress(api: unknown, scriptOrigin = ''): string {
  return (String(api || '') || scriptOrigin).replace(/\/+$/, '');
}

/** Attributes that all tags have. */
export const commonAttributes = {
  /** Base address of the calls; may contain a path. Default: the origin the script came from. */
  api: { kind: 'text' },
  /** `auto` follows the page's `color-scheme`; `light` and `dark` insist. */
  theme: { kind: 'choice', values: ['auto', 'light', 'dark'], initial: 'auto' },
} as const satisfies Record<string, Attribute>;

/** Properties that all tags have. */
export const common = {
  /** `texts: Texts`: what replaces texts of this tag, by the English texts. */
  properties: ['texts'],
} as const satisfies Pick<Declaration, 'properties'>;
