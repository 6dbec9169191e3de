import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { makePrivateFile } from '../private-file';
import type { Database, Statements, Value } from './database';

/** How long a statement waits while another process writes, such as the command line beside the server. */
const BUSY_TIMEOUT_MS = 10_000;
/** SQLite itself waits this much of it, which stops the whole process; then we ask again in between other work. */
const BUSY_BLOCKING_MS = 20;
const BUSY_AGAIN_MS = 10;

/**
 * A database in one file, beside which `-wal` and `-shm` lie while it is open.
 * synchronous=FULL: a commit returns when it is on the disk.
 */
export async function openSqlite(path: string): Promise<Database> {
  await mkdir(dirname(path), { recursive: true });
  const connection = await connect(path);
  const statements = sqliteStatements(connection);

  // SQLite goes on with a file that has lost its name, and all that is written is lost with it.
  const inode = inodeOf(path);
  const checked = () => {
    if (inodeOf(path) !== inode)
      throw new Error(`The database ${path} was removed or replaced: start the server again`);
  };

  // One connection: what arrives during a transaction waits until it is over.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(checked).then(work);
    last = mine.catch(() => {});
    return mine;
  };

  return {
    kind: 'sqlite',
    all: (sql, values) => inTurn(() => whenFree(() => statements.all(sql, values))),
    run: (sql, values) => inTurn(() => whenFree(() => statements.run(sql, values))),
    transaction: (work) =>
      inTurn(async () => {
        await whenFree(async () => connection.exec('BEGIN IMMEDIATE'));
        try {
          const result = await work(statements);
          connection.exec('COMMIT');
          return result;
        } catch (error) {
          if (connection.isTransaction) connection.exec('ROLLBACK');
          throw error;
        }
      }),
    snapshot: (read) =>
      inTurn(async () => {
        connection.exec('BEGIN'); // what is read first settles the moment
        try {
          return await whenFree(() => read(statements));
        } finally {
          connection.exec('ROLLBACK');
        }
      }),
    close: async () => {
      await last;
      try {
        // Of a file that was taken away or replaced, what lies beside it now is not ours to merge.
        if (inodeOf(path) === inode) mergeLog(connection);
      } finally {
        connection.close();
      }
    },
  };
}

/**
 * Brings all rows into the one file, before a connection is closed. Closing alone does not: statements that
 * were prepared keep SQLite's connection open, and its lock on a file with a log, until they are garbage
 * collected (@photostructure/sqlite 1.2.1 cannot finalise them). Without a log there is no such lock.
 */
function mergeLog(connection: DatabaseSyncInstance): void {
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (!isBusy(error)) throw error;
    // Others have it open, so the log stays. As much as nobody reads just now is merged; this waits for nobody.
    connection.exec('PRAGMA wal_checkpoint(PASSIVE)');
  }
}

function inodeOf(path: string): bigint | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}

/** @throws an error that names the file. */
async function connect(path: string): Promise<DatabaseSyncInstance> {
  const { DatabaseSync } = await import('@photostructure/sqlite');
  let connection: DatabaseSyncInstance | undefined;
  try {
    await makePrivateFile(path); // the files that SQLite lays beside it get the same permissions
    const opened = new DatabaseSync(path, { timeout: BUSY_BLOCKING_MS });
    connection = opened;
    await whenFree(async () => opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;'));
    return opened;
  } catch (error) {
    connection?.close();
    throw new Error(`The database ${path} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
}

/** Does what another process may be in the way of, as soon as it is not. */
async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + BUSY_TIMEOUT_MS; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, BUSY_AGAIN_MS));
    }
  }
}

/** Whether another connection is in the way. */
export function isBusy(error: unknown): boolean {
  return /\b(?:locked|busy)\b/i.test(String(error));
}

function sqliteStatements(connection: DatabaseSyncInstance): Statements {
  const prepared = new Map<string, StatementSyncInstance>();
  const prepare = (sql: string): StatementSyncInstance => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = connection.prepare(sql.replace(/\$(\d+)/g, '?$1'));
      prepared.set(sql, statement);
    }
    return statement;
  };
  return {
    async all<Found>(sql: string, values: readonly Value[] = []) {
      return prepare(sql).all(...values) as Found[];
    },
    async run(sql, values = []) {
      return Number(prepare(sql).run(...values).changes);
    },
  };
}
