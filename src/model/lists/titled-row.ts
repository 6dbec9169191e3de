import { imageAddress, splitAddresses } from '../addresses/address';
import { type ListRow, NO_ADDRESS, type Normalised, normaliseRows } from './row';

/** The fields that news and projects share. */
interface TitledItem {
  id: string;
  title: string;
  description: string;
  imageUrl: string;
}

/**
 * Turns the rows of a sheet, or of the server's response, into items.
 * @param base for relative image addresses; '' leaves them unchanged.
 * @param untitled replaces a missing title.
 * @param imageColumn the column to name in reports about pictures.
 * @param rest reads the item's other columns, and its picture columns as `images`.
 */
export function normaliseTitledRows<Rest>(
  rows: readonly unknown[],
  base: string,
  untitled: string,
  imageColumn: string,
  rest: (row: ListRow) => Rest & { images: string },
): Normalised<TitledItem & Omit<Rest, 'images'>> {
  const idOf = itemIds();
  return normaliseRows(rows, (row, position) => {
    const { report } = row;
    const title = row.text('title', 'name');
    if (!title) report('title', '', 'is missing');

    const { id, isRepeated } = idOf(row.text('id'), title, position);
    if (isRepeated) report('id', id, 'is used by an earlier row; links open that one');

    const { images, ...others } = rest(row);
    const imageUrl = firstImage(images, base, (value) => report(imageColumn, value, NO_ADDRESS));
    return { id, title: title || untitled, description: row.text('description'), imageUrl, ...others };
  });
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

/**
 * Returns a function that assigns ids to a list's items, in order: the sheet's own, else one made from the title, else
 * the position. Ids from titles keep shared links valid when rows are added above. Only the sheet's own ids can repeat.
 */
function itemIds() {
  const taken = new Set<string>();
  return (cell: string, title: string, position: number): { id: string; isRepeated: boolean } => {
    const own = cell.replace(/\p{Cs}/gu, '\ufffd'); // URLs can't contain lone surrogates
    const isRepeated = own !== '' && taken.has(own);
    let id = own;
    if (!id) {
      const stem = titleId(title) || String(position);
      id = stem;
      for (let count = 2; taken.has(id); count += 1) id = `${stem}-${count}`;
    }
    taken.add(id);
    return { id, isRepeated };
  };
}

/** Returns the first usable picture in a cell that may list several, else ''. Reports any unusable ones before it. */
function firstImage(cell: string, base: string, report: (value: string) => void): string {
  for (const address of splitAddresses(cell)) {
    const safe = imageAddress(address, base);
    if (safe) return safe;
    report(address);
  }
  return '';
}
