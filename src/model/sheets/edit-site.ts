import type { SiteKey } from '../society/site-keys';
import { SITE_COLUMNS, siteKeyOf } from '../society/site-sheet';
import { editableTable, withCells } from './editable-table';

/** The texts of the `site` sheet, by key. A key without a value is ''. */
export type SiteTexts = Partial<Record<SiteKey, string>>;

/** Returns the texts in a sheet's cells. Of repeated keys, the first counts. */
export function siteTexts(cells: readonly (readonly string[])[]): SiteTexts {
  const { rows, at } = editableTable(cells, SITE_COLUMNS);
  const texts: SiteTexts = {};
  for (const row of rows.slice(1)) {
    const key = siteKeyOf(row[at.key] ?? '');
    if (key) texts[key] ??= row[at.value] ?? '';
  }
  return texts;
}

/** Returns a sheet's cells with new texts. Rows that have no known key, and other columns, stay as they are. */
export function withSiteTexts(cells: readonly (readonly string[])[], texts: SiteTexts): string[][] {
  const { rows, at } = editableTable(cells, SITE_COLUMNS);
  const [header = [], ...others] = rows;
  const left = new Map(Object.entries(texts) as [SiteKey, string][]);
  const changed = others.map((row) => {
    const key = siteKeyOf(row[at.key] ?? '');
    const value = key && left.get(key);
    if (key === undefined || value === undefined) return [...row];
    left.delete(key);
    return withCells(row, at, { value });
  });
  const added = [...left].filter(([, value]) => value).map(([key, value]) => withCells([], at, { key, value }));
  return [[...header], ...changed, ...added];
}
