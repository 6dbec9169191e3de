import { SHARE_PATH } from '../../../model/addresses/api-paths';
import { EMBEDDABLE, FOR_A_MINUTE, IMMUTABLE_CACHE, INERT } from '../../http/headers';
import { digestOf, type PreparedResponse, prepare, preparePicture } from '../../http/prepared';
import type { Contents } from '../contents/contents';
import { type ItemSheet, LIST_PAGES } from '../keys/addresses';
import { keyOf } from '../keys/cache-key';
import type { Found } from '../messages';
import { drawShare } from './draw-share';
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

/** Finds the response for a picture's address; null until its sources have been read. */
export function findShare(path: string, query: URLSearchParams, contents: Contents): Found | null {
  const sheet = sheetIn(path);
  if (!sheet) return { key: path, kind: 'missing' };
  if (!contents.sheets.site || !contents.sheets[sheet]) return null;
  const item = query.get('item') ?? '';
  const text = shareTextOf(sheet, item, contents);
  if (!text) return { key: path, kind: 'missing' };
  const isCurrent = query.get('v') === versionOf(shareSvg(text));
  return { key: keyOf(path, Object.entries({ item, v: isCurrent ? (query.get('v') ?? '') : '' })), kind: 'drawing' };
}

/**
 * Draws the picture at an address that `findShare` has returned. Only the address with the current version never leads
 * to another picture. @param folder the program that draws, and its font.
 */
export async function sharePicture(
  path: string,
  query: URLSearchParams,
  contents: Contents,
  folder: string,
): Promise<PreparedResponse> {
  const sheet = sheetIn(path);
  const text = sheet && shareTextOf(sheet, query.get('item') ?? '', contents);
  if (!text) return MISSING;
  const svg = shareSvg(text);
  const isCurrent = query.get('v') === versionOf(svg);
  const png = await drawShare(svg, folder);
  return preparePicture(png, {
    ...EMBEDDABLE,
    'Cache-Control': isCurrent ? IMMUTABLE_CACHE : FOR_A_MINUTE,
    'Content-Security-Policy': INERT,
    'Content-Type': 'image/png',
  });
}

const MISSING = prepare('There is no such picture.', { 'Content-Type': 'text/plain; charset=utf-8' }, 404);

function sheetIn(path: string): ItemSheet | undefined {
  return (Object.keys(LIST_PAGES) as ItemSheet[]).find((sheet) => path === `${SHARE_PATH}/${sheet}.png`);
}

/** Changes with anything that is drawn. */
function versionOf(svg: string): string {
  return digestOf(svg).slice(0, 10);
}
