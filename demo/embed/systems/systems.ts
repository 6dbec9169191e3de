import { dokuwiki } from './dokuwiki';
import { drupal } from './drupal';
import { googleSites } from './google-sites';
import { html } from './html';
import { hugo } from './hugo';
import { jekyll } from './jekyll';
import { joomla } from './joomla';
import { mediawiki } from './mediawiki';
import { moodle } from './moodle';
import { notion } from './notion';
import { other } from './other';
import { sharepoint } from './sharepoint';
import { squarespace } from './squarespace';
import type { System, Way, WayId, WayOptions } from './system';
import { typo3 } from './typo3';
import { wix } from './wix';
import { wordpress } from './wordpress/wordpress';

/** The systems, in the order shown. */
export const SYSTEMS: readonly System[] = [
  wordpress,
  mediawiki,
  dokuwiki,
  hugo,
  jekyll,
  drupal,
  typo3,
  joomla,
  moodle,
  sharepoint,
  googleSites,
  squarespace,
  wix,
  notion,
  html,
  other,
];

export const systemNamed = (id: string | null): System | undefined => SYSTEMS.find((system) => system.id === id);

/** Returns a system's way by its id, with its steps; undefined if the tag doesn't have it. */
export function wayIn(system: string, id: WayId, options: WayOptions): Way | undefined {
  return systemNamed(system)
    ?.ways(options)
    .find((way) => way.id === id);
}

/** Returns what a way has to be pasted: the code of its first step that has one. */
export function codeIn(system: string, id: WayId, options: WayOptions): string | undefined {
  return wayIn(system, id, options)?.steps.find(({ code }) => code !== undefined)?.code;
}
