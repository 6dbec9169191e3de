import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { makePrivateFile } from '../files/private-file';
import { damageOfLog } from './damaged-log';
import { type Database, DatabaseUnavailableError, type Statements, type Value } from './database';
import { isBusy, lateAfter, retryWhileBusy, SqliteQueue } from './sqlite-queue';

/** How long work waits by default while another process writes, such as the command line beside the server. */
const DEADLINE_MS = 10_000;
/** A database that was not written to for so long is idle. */
const IDLE_MS = 100;
/** SQLite's own wait blocks the process, so it waits only when it closes the file. */
const CLOSE_BLOCKING_MS = 20;

/**
 * Opens a database in one file, with `-wal` and `-shm` beside it while it is open.
 * synchronous=FULL: a commit returns when it is on the disk. secure_delete: what is deleted is overwritten with zeros.
 * @param deadlineMs how long work waits for a lock, counted from its call.
 * @param warn receives what was lost when the file was recovered.
 */
export async function openSqlite(
  path: string,
  deadlineMs = DEADLINE_MS,
  warn: (message: string) => void = () => {},
): Promise<Database> {
  await mkdir(dirname(path), { recursive: true });
  const connection = await connect(path);
  const statements = sqliteStatements(connection);
  const damage = damageOfLog(`${path}-wal`, numberOf(connection, 'PRAGMA page_size'), () =>
    numberOf(connection, 'PRAGMA wal_checkpoint(NOOP)', 'log'),
  );
  if (damage) warn(damage);

  // SQLite keeps writing to a file that was deleted, and those rows are lost.
  const inode = inodeOf(path);
  const assertInPlace = () => {
    if (inodeOf(path) !== inode)
      throw new DatabaseUnavailableError(`The database ${path} was removed or replaced: start the server again`);
  };
  const queue = new SqliteQueue(connection, deadlineMs, assertInPlace);

  let idleTimer: NodeJS.Timeout | undefined;
  /** Moves what was written into the database once it is idle: a damaged log then holds nothing. */
  const emptyLogSoon = <Result>(written: Result) => {
    clearTimeout(idleTimer);
    const emptyLog = async () => connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    idleTimer = setTimeout(() => void queue.write(emptyLog).catch(() => {}), IDLE_MS).unref(); // the next write tries again
    return written;
  };

  return {
    kind: 'sqlite',
    all: (sql, values) => queue.read(() => statements.all(sql, values)),
    run: (sql, values) => queue.write(() => statements.run(sql, values)).then(emptyLogSoon),
    transaction: (work, ms) =>
      queue.transaction('BEGIN IMMEDIATE', 'COMMIT', () => work(statements), ms).then(emptyLogSoon),
    // The first read fixes the snapshot.
    snapshot: (read) => queue.transaction('BEGIN', 'ROLLBACK', () => read(statements)),
    async erase() {
      // secure_delete leaves copies of rows in pages from which SQLite has moved them; a new file has none.
      await queue.write(async () => connection.exec('VACUUM'));
      // Not in the queue: as long as another process reads the log, writes go on.
      await queue.read(async () => {
        const [log] = await statements.all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
        if (log?.busy !== 0) throw new Error('the log is busy');
      });
    },
    close: async () => {
      await queue.close();
      clearTimeout(idleTimer);
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
    connection.exec(`PRAGMA busy_timeout = ${CLOSE_BLOCKING_MS}; PRAGMA journal_mode = DELETE`);
  } catch (error) {
    if (!isBusy(error)) throw error;
    // Others have it open, so the log stays. Merges what it can without waiting.
    connection.exec('PRAGMA wal_checkpoint(PASSIVE)');
  }
}

/** A number that a pragma returns. */
function numberOf(connection: DatabaseSyncInstance, pragma: string, column?: string): number {
  const row = connection.prepare(pragma).get() as Record<string, number>;
  return row[column ?? Object.keys(row)[0] ?? ''] ?? 0;
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
    const opened = new DatabaseSync(path, { timeout: 0 });
    connection = opened;
    const setUp = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 0; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY`;
    await retryWhileBusy(async () => opened.exec(setUp), lateAfter(DEADLINE_MS));
    return opened;
  } catch (error) {
    connection?.close();
    throw new Error(`The database ${path} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
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
