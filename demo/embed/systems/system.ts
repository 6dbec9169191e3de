import type { SnippetOptions } from '../../workbench/code';

/*
 * What a webmaster does in each system. Texts are Markdown with `code` and **words on the screen**: the generator
 * renders them as HTML, and `npm run docs` writes them to docs/in-your-system.md.
 */

/** The rights of a webmaster's account. */
export type Account = 'administrator' | 'writer' | 'unknown';

export interface WayOptions extends SnippetOptions {
  account: Account;
}

/** How something gets onto the page. Its id is stable: tests of real systems look ways up by it. */
export type WayId =
  | 'line'
  | 'address'
  | 'frame'
  | 'frame-address'
  | 'feed'
  | 'shortcode'
  | 'link'
  | 'plugin'
  | 'links-to-frames'
  | 'template';

export interface WayStep {
  text: string;
  /** The code to paste. */
  code?: string;
  /** A file to download: the WordPress plugin. */
  file?: 'plugin';
}

export interface Way {
  id: WayId;
  title: string;
  steps: readonly WayStep[];
  /** Further facts about this way. */
  notes?: readonly string[];
  /** Another way that an administrator has to have completed, once for all pages. */
  needs?: WayId;
  /** Whether it is for an administrator, once for all pages. */
  isOnce?: boolean;
}

export interface System {
  /** In addresses: `?system=wordpress`. */
  id: string;
  name: string;
  /** The version in which our tests paste these. The others follow the system's documentation. */
  tried?: string;
  /** The system's rules for HTML and scripts, in one or two sentences. */
  summary: string;
  /** Pages of its documentation: title and address. */
  sources: readonly (readonly [title: string, address: string])[];
  /** The answers to 'What may your account do?', if that matters. */
  accounts?: readonly { id: Account; label: string }[];
  /** Returns the ways to show the tag; the first is the shortest. */
  ways(options: WayOptions): Way[];
}
