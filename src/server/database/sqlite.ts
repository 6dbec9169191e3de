import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { makePrivateFile } from '../files/private-file';
import type { Database, Statements, Value } from './database';

/** How long a statement waits while another process writes, such as the command line beside the server. */
const BUSY_TIMEOUT_MS = 10_000;
/** SQLite itself waits this long, which blocks the process. After that we retry between other work. */
const BUSY_BLOCKING_MS = 20;
const BUSY_AGAIN_MS = 10;

/**
 * Opens a database in one file, with `-wal` and `-shm` beside it while it is open.
 * synchronous=FULL: a commit returns when it is on the disk.
 */
export async function openSqlite(path: string): Promise<Database> {
  await mkdir(dirname(path), { recursive: true });
  const connection = await connect(path);
  const statements = sqliteStatements(connection);

  // SQLite keeps writing to a file that was deleted, and those rows are lost.
  const inode = inodeOf(path);
  const checked = () => {
    if (inodeOf(path) !== inode)
      throw new Error(`The database ${path} was removed or replaced: start the server again`);
  };

  // One connection: other work waits until a transaction is over.
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(checked).then(work);
    last = mine.catch(() => {});
    return mine;
  };

  return {
    kind: 'sqlite',
    all: (sql, values) => enqueue(() => retryWhileBusy(() => statements.all(sql, values))),
    run: (sql, values) => enqueue(() => retryWhileBusy(() => statements.run(sql, values))),
    transaction: (work) =>
      enqueue(async () => {
        await retryWhileBusy(async () => connection.exec('BEGIN IMMEDIATE'));
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
      enqueue(async () => {
        connection.exec('BEGIN'); // the first read fixes the snapshot
        try {
          return await retryWhileBusy(() => read(statements));
        } finally {
          connection.exec('ROLLBACK');
        }
      }),
    close: async () => {
      await last;
      try {
        // The log beside a file that was replaced belongs to the new file.
        if (inodeOf(path) === inode) mergeLog(connection);
      } finally {
        connection.close();
      }
    },
  };
}

/**
 * Merges the log into the one file before a connection is closed. Closing alone does not: prepared statements keep
 * the connection and its lock open until they are garbage collected (@photostructure/sqlite 1.2.1 cannot finalise
 * them). Without a log there is no such lock.
 */
function mergeLog(connection: DatabaseSyncInstance): void {
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (!isBusy(error)) throw error;
    // Others have it open, so the log stays. Merges what it can without waiting.
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
    await retryWhileBusy(async () => opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;'));
    return opened;
  } catch (error) {
    connection?.close();
    throw new Error(`The database ${path} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
}

/** Retries work while another process holds a lock. */
async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + BUSY_TIMEOUT_MS; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, BUSY_AGAIN_MS));
    }
  }
}

/** Whether another connection holds a lock. */
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
