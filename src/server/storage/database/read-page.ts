import { pageBounds } from '../../../model/lists/page';
import { oneLine } from '../../../model/text/clean-text';
import type { Statements, Value } from './database';

/** The parts of an SQL query for a list's rows. */
interface ListQuery {
  columns: string;
  table: string;
  where: string;
  /** The values for `where`. */
  values: readonly Value[];
  order: string;
  /** The number of rows, if it is known. */
  total?: number | undefined;
}

/**
 * Reads a page of a list, or the nearest page if that one doesn't exist.
 * @returns its rows and number, and the total numbers of rows and pages.
 */
export async function readPage<Item>(
  database: Statements,
  { columns, table, where, values, order, total: known }: ListQuery,
  page: number,
  perPage: number,
) {
  const from = `FROM ${table} WHERE ${where}`;
  const total = known ?? (await countRows(database, from, values));
  const shown = pageBounds(total, page, perPage);
  const items = await database.all<Item>(
    `SELECT ${columns} ${from} ORDER BY ${order} LIMIT ${perPage} OFFSET $${values.length + 1}`,
    [...values, shown.first],
  );
  return { items, total, page: shown.page, pages: Math.max(1, Math.ceil(total / perPage)) };
}

async function countRows(database: Statements, from: string, values: readonly Value[]): Promise<number> {
  const sql = `SELECT CAST(count(*) AS INTEGER) AS total ${from}`;
  return (await database.all<{ total: number }>(sql, values))[0]?.total ?? 0;
}

/** Returns a `LIKE … ESCAPE '\'` pattern for text that contains `search`, on one line. */
export function searchPattern(search: string, maxCharacters: number): string {
  return containing(oneLine(search).slice(0, maxCharacters));
}

/** Returns a `LIKE … ESCAPE '\'` pattern for text that contains `part`. Postgres would reject NUL and lone surrogates. */
export function containing(part: string): string {
  return `%${part.replace(/\0|\p{Surrogate}/gu, '\ufffd').replace(/[\\%_]/g, '\\$&')}%`;
}
