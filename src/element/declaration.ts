import type { ComponentType } from 'react';
import type { Attribute } from './attribute';

/** What every feature gets from its tag. */
export interface SurroundProps {
  /** Base address of the calls, without a slash at its end. */
  api: string;
  /** Language for dates, a BCP 47 tag; the nearest ancestor's, undefined when none has one. */
  lang?: string;
}

/**
 * A tag as data: what it renders, takes and tells. The files in widgets/ hold nothing else; the
 * meaning of each entry stands in its doc comment, where the build finds it for the manifest, the
 * types, the workbench and the README.
 */
export interface Declaration {
  tag: `ummes-${string}`;
  /** Gets a prop per attribute and property, and an `on…` callback per event, and SurroundProps. */
  // biome-ignore lint/suspicious/noExplicitAny: each component has props of its own
  component: ComponentType<any>;
  /** Path of the call that the loader starts beside the code. */
  data?: string;
  attributes?: Record<string, Attribute>;
  /** Values that are objects: set as properties, never as attributes. */
  properties?: readonly string[];
  /** What a property holds until it is set, and again when it is set to undefined. */
  initial?: Record<string, unknown>;
  /** Events by name, `ummes-` included. Those that navigate or submit are cancelable. */
  events?: Record<`ummes-${string}`, { cancelable: boolean }>;
}

/** Attributes that all tags have. */
export const commonAttributes = {
  /** Base address of the calls; may contain a path. Default: the origin the script came from. */
  api: { kind: 'text' },
  /** `auto` follows the page's `color-scheme`; `light` and `dark` insist. */
  theme: { kind: 'choice', values: ['auto', 'light', 'dark'], initial: 'auto' },
} as const satisfies Record<string, Attribute>;
