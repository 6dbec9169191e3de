import type { Database } from '../../../../src/server/storage/database/database';

const TABLES = [
  'applications',
  'subscribers',
  'history',
  'originals',
  'sessions',
  'messages',
  'sheet_versions',
  'pictures',
  'meta',
];

/** Returns everything that a desk call could change. */
export function storedContent(database: Database): Promise<unknown[][]> {
  return Promise.all(TABLES.map((table) => database.all(`SELECT * FROM ${table} ORDER BY 1, 2`)));
}
