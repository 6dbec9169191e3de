import { REMOVED_PICTURE } from '../../../model/lists/reasons';
import { cellsReader, FIRST_DATA_ROW, type Problem, problem, textIn } from '../../../model/lists/row';
import { PICTURES_PATH, type PictureTexts, pictureAddressesIn } from '../../../model/pictures/own-picture';
import type { AnySheetKind } from '../../../model/sheets/sheet-kind';
import { SITE_KEY_NAMES } from '../../../model/society/site-keys';
import { SITE_COLUMNS, siteKeyOf } from '../../../model/society/site-sheet';

/** The uploaded pictures, by id. */
export type KnownPictures = ReadonlyMap<string, PictureTexts>;

type Row = Readonly<Record<string, string>>;

/** Lists the cells that have the address of an uploaded picture, whether or not it exists. */
export function usedPictures({ columns }: AnySheetKind, rows: readonly object[]) {
  const readCells = cellsReader<string>(columns);
  return rows.flatMap((raw, at) => {
    const mayHave = Object.values(raw).some((text) => String(text).includes(PICTURES_PATH)); // most rows have none
    const cells = mayHave ? [...readCells(raw).texts] : [];
    return cells.flatMap(([column, texts]) =>
      pictureAddressesIn(texts.join('\n')).map((found) => ({ ...found, row: at + FIRST_DATA_ROW, column })),
    );
  });
}

/** Reports addresses of uploaded pictures that don't exist. @param siteUrl without a trailing slash. */
export function missingPictures(
  used: ReturnType<typeof usedPictures>,
  pictures: KnownPictures,
  siteUrl: string,
): Problem[] {
  return used
    .filter(({ id, site }) => (site === '' || site === siteUrl) && !pictures.has(id))
    .map(({ row, column, address }) => problem(row, column, address, REMOVED_PICTURE));
}

/** Returns the rows, with the texts of uploaded pictures in cells for them that are empty. */
export function withPictureTexts(kind: AnySheetKind, rows: readonly Row[], pictures: KnownPictures): readonly Row[] {
  if (pictures.size === 0) return rows;
  return kind.name === 'site' ? withSiteTexts(rows, pictures) : rows.map((row) => withTexts(kind, row, pictures));
}

function withTexts({ guide, columns }: AnySheetKind, row: Row, pictures: KnownPictures): Row {
  const read = (column: string) => textIn(row, column, ...(columns[column] ?? []));
  let filled = row;
  for (const [column, { textsIn } = {}] of Object.entries(guide)) {
    const picture = textsIn && pictureIn(read(column), pictures);
    if (!picture) continue;
    if (picture.alt && !read(textsIn.alt)) filled = { ...filled, [textsIn.alt]: picture.alt };
    if (textsIn.focus && picture.focus && !read(textsIn.focus)) filled = { ...filled, [textsIn.focus]: picture.focus };
  }
  return filled;
}

/** In the `site` sheet, a picture's alternative text has a row of its own: `aboutPictureAlt` for `aboutPicture`. */
function withSiteTexts(rows: readonly Row[], pictures: KnownPictures): readonly Row[] {
  const filled = [...rows];
  const find = (key: string) => rows.findIndex((row) => siteKeyOf(textIn(row, 'key', ...SITE_COLUMNS.key)) === key);
  const valueAt = (at: number) => textIn(rows[at], 'value', ...SITE_COLUMNS.value);
  for (const key of SITE_KEY_NAMES.filter((name) => name.endsWith('PictureAlt'))) {
    const picture = pictureIn(valueAt(find(key.replace(/Alt$/, ''))), pictures);
    const own = find(key);
    if (!picture?.alt || valueAt(own)) continue;
    if (own < 0) filled.push({ key, value: picture.alt });
    else filled[own] = { ...rows[own], value: picture.alt };
  }
  return filled;
}

function pictureIn(text: string, pictures: KnownPictures): PictureTexts | undefined {
  const [found] = pictureAddressesIn(text);
  return found && pictures.get(found.id);
}
