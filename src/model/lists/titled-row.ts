import { splitAddresses } from '../addresses/address-list';
import { imageReader } from './image-cell';
import { type ListRow, type Normalised, normaliseRows } from './normalise-rows';
import { ONE_PICTURE } from './reasons';
import type { Columns } from './row';

/** The fields that news and projects share. */
interface TitledItem {
  id: string;
  title: string;
  description: string;
  imageUrl: string;
}

/** The columns that news and projects share, with their other names. */
export const TITLED_COLUMNS = { id: [], title: ['name'], description: [] } as const;

type TitledColumn = keyof typeof TITLED_COLUMNS;

/** How the sheets differ. */
interface TitledKind<Name extends string, Rest> {
  columns: Columns<TitledColumn | Name> & { id: readonly string[] };
  /** The column with the picture. */
  images: Name;
  /** Replaces a missing title. */
  untitled: string;
  /** Reads the item's other columns. */
  rest(row: ListRow<TitledColumn | Name>): Rest;
}

/**
 * Turns the rows of a sheet, or of the server's response, into items. Ids made from titles keep shared links valid when
 * rows are added above.
 * @param base for relative image addresses; '' leaves them unchanged.
 */
export function normaliseTitledRows<Name extends string, Rest>(
  rows: readonly unknown[],
  { columns, images, untitled, rest }: TitledKind<Name, Rest>,
  base: string,
): Normalised<TitledItem & Rest> {
  const itemOf = (row: ListRow<TitledColumn | Name>, position: number) => {
    const title = row.text('title');
    if (!title) row.report('title', '', 'is missing');
    const id = row.id(titleId(title) || String(position));
    const imageUrl = firstImage(row, images, base);
    return { id, title: title || untitled, description: row.text('description'), imageUrl, ...rest(row) };
  };
  return normaliseRows(rows, columns, itemOf);
}

/** Maximum length of an id made from a title: long enough to tell titles apart, short enough to share. */
const MAX_ID_CHARACTERS = 60;

/** Returns a title for use in a URL: letters and digits in any script, joined by hyphens. */
function titleId(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...words]
    .slice(0, MAX_ID_CHARACTERS)
    .join('')
    .replace(/^-+|-+$/g, '');
}

/** Returns the first usable picture in a column, else ''. Reports unusable ones before it, and others in its cell. */
function firstImage<Name extends string>(row: ListRow<Name>, column: Name, base: string): string {
  const imageOf = imageReader(base, row.report);
  for (const cell of row.texts(column)) {
    const addresses = splitAddresses(cell);
    // Not `entries()`, which Prototype.js (1.7.3) replaces on host pages.
    for (let index = 0; index < addresses.length; index += 1) {
      const image = imageOf(column, addresses[index] ?? '');
      const next = addresses[index + 1];
      if (image && next) row.report(column, next, ONE_PICTURE);
      if (image) return image;
    }
  }
  return '';
}
