import { SHARE_PATH } from '../../../model/addresses/api-paths';
import { shortDigestOf } from '../../http/prepared';
import type { Contents } from '../contents/contents';
import type { ItemSheet } from '../keys/addresses';
import { keyOf } from '../keys/cache-key';
import { shareSvg } from './share-svg';
import { shareAlt, shareTextOf } from './share-text';

/** The picture of an item's link preview, made from its title and date. */
export interface SharePicture {
  /** Absolute. It contains a version, so that preview services fetch a changed picture again. */
  url: string;
  alt: string;
}

/** Returns an item's share picture; null if there is no such item. @param siteUrl without a trailing slash. */
export function shareOf(sheet: ItemSheet, id: string, contents: Contents, siteUrl: string): SharePicture | null {
  const text = shareTextOf(sheet, id, contents);
  if (!text) return null;
  const v = versionOf(shareSvg(text));
  return { url: siteUrl + keyOf(`${SHARE_PATH}/${sheet}.png`, Object.entries({ item: id, v })), alt: shareAlt(text) };
}

/** Returns the version of a picture, which changes with anything that is drawn. */
export function versionOf(svg: string): string {
  return shortDigestOf(svg).slice(0, 10);
}
