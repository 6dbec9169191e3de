import { STORED_COLUMNS } from '../applications/application-record';
import type { Database, Row, Value } from '../database/database';
import { quoted } from '../database/quoted';
import { PICTURE_COLUMNS } from '../pictures/pictures';
import { VERSION_COLUMNS } from '../sheets/sheet-versions';

/**
 * The tables in a backup with their columns, starting with the primary key. Tables come after those they refer to.
 * Sessions are left out: a stolen backup must not let anyone sign in.
 */
export const TABLES = {
  meta: ['name', 'value'],
  applications: STORED_COLUMNS,
  history: ['application', 'entry', 'at', 'who', 'action', 'version', 'fields'],
  originals: ['application', 'fields'],
  subscribers: ['token', 'email', 'addedAt', 'unsubscribedAt', 'source', 'returnedAt'],
  messages: ['id', 'digest', 'receivedAt', 'answeredAt', 'answeredBy', 'name', 'email', 'message'],
  pictures: PICTURE_COLUMNS,
  sheet_versions: VERSION_COLUMNS,
} as const satisfies Record<string, readonly string[]>;

type TableName = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as TableName[];

/** The rows of all tables in a backup. */
export type Tables = Record<TableName, Row[]>;

/** Counts of a backup's contents. */
export interface BackupReport {
  applications: number;
  subscribers: number;
  messages: number;
  photos: number;
  pictures: number;
  /** The number of sheets, not counting their last good copies. */
  sheets: number;
  /** Ids of applications whose photo is missing. */
  missing: string[];
  /** Names of pictures with a missing file. */
  missingPictures: string[];
}

/** The rows whose photo, or one of whose picture files, is missing. */
export interface Missing {
  photos: readonly Row[];
  pictures: readonly Row[];
}

const ROWS_PER_INSERT = 100;

/** Reads all rows from one snapshot of the database. */
export async function readTables(database: Database): Promise<Tables> {
  return database.transaction(async (statements) => {
    if (database.kind === 'postgres')
      await statements.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const tables: Partial<Tables> = {};
    for (const table of NAMES)
      tables[table] = await statements.all(`SELECT ${quoted(TABLES[table])} FROM ${table} ORDER BY 1, 2`);
    return tables as Tables;
  });
}

/** Writes the rows, except sample people, to an empty database in one transaction. */
export async function writeTables(database: Database, tables: Tables): Promise<void> {
  await database.transaction(async (statements) => {
    await statements.run('DELETE FROM meta');
    for (const table of NAMES) {
      const columns: readonly string[] = TABLES[table];
      for (let from = 0; from < tables[table].length; from += ROWS_PER_INSERT) {
        const values: Value[] = [];
        const tuples = tables[table].slice(from, from + ROWS_PER_INSERT).map((row) => {
          const placeholders = columns.map((column) => `$${values.push(row[column] ?? null)}`);
          return `(${placeholders})`;
        });
        await statements.run(`INSERT INTO ${table} (${quoted(columns)}) VALUES ${tuples.join(', ')}`, values);
      }
    }
    await statements.run('DELETE FROM applications WHERE "isSample" = 1');
  });
}

/** Reports what a backup with these rows and files contains. */
export function reportOf(tables: Tables, names: readonly string[], missing: Missing): BackupReport {
  return {
    applications: tables.applications.filter(({ isSample }) => isSample === 0).length,
    subscribers: tables.subscribers.length,
    messages: tables.messages.length,
    photos: tables.applications.filter(({ photo }) => photo).length - missing.photos.length,
    pictures: tables.pictures.length - missing.pictures.length,
    sheets: names.filter((name) => name.startsWith('sheets/')).length,
    missing: missing.photos.map(({ id }) => String(id)),
    missingPictures: missing.pictures.map(({ name }) => String(name)),
  };
}
