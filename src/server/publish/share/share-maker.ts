import { SHARE_PATH } from '../../../model/addresses/api-paths';
import { EMBEDDABLE, FOR_A_MINUTE, IMMUTABLE_CACHE, INERT } from '../../http/headers';
import { type PreparedResponse, preparePicture, prepareResponse } from '../../http/prepared';
import type { Contents } from '../contents/contents';
import { type ItemSheet, LIST_PAGES } from '../keys/addresses';
import { keyOf } from '../keys/cache-key';
import type { Asked, Maker } from '../maker';
import type { FoundResponse } from '../messages';
import { drawShare } from './draw-share';
import { versionOf } from './share-picture';
import { shareSvg } from './share-svg';
import { shareTextOf } from './share-text';

/** Draws share pictures. */
export class ShareMaker implements Maker {
  /** @param folder the program that draws, and its font. */
  constructor(
    readonly contents: Contents,
    readonly folder: string,
  ) {}

  find({ path, query }: Asked): FoundResponse | null {
    const sheet = sheetIn(path);
    if (!sheet) return { key: path, kind: 'missing' };
    const { sheets } = this.contents;
    if (!sheets.site || !sheets[sheet]) return null;
    const item = query.get('item') ?? '';
    const text = shareTextOf(sheet, item, this.contents);
    if (!text) return { key: path, kind: 'missing' };
    const isCurrent = query.get('v') === versionOf(shareSvg(text));
    return { key: keyOf(path, Object.entries({ item, v: isCurrent ? (query.get('v') ?? '') : '' })), kind: 'drawing' };
  }

  /** Draws a picture. Only the address with the current version never leads to another picture. */
  async make({ path, query }: Asked): Promise<PreparedResponse> {
    const sheet = sheetIn(path);
    const text = sheet && shareTextOf(sheet, query.get('item') ?? '', this.contents);
    if (!text) return MISSING;
    const svg = shareSvg(text);
    const isCurrent = query.get('v') === versionOf(svg);
    const png = await drawShare(svg, this.folder);
    return preparePicture(png, {
      ...EMBEDDABLE,
      'Cache-Control': isCurrent ? IMMUTABLE_CACHE : FOR_A_MINUTE,
      'Content-Security-Policy': INERT,
      'Content-Type': 'image/png',
    });
  }
}

const MISSING = prepareResponse('There is no such picture.', { 'Content-Type': 'text/plain; charset=utf-8' }, 404);

function sheetIn(path: string): ItemSheet | undefined {
  return (Object.keys(LIST_PAGES) as ItemSheet[]).find((sheet) => path === `${SHARE_PATH}/${sheet}.png`);
}
