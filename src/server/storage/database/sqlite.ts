import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makePrivateFile } from '../files/files';
import {
  type Database,
  DatabaseLockedError,
  DatabaseUnavailableError,
  type Statements,
  UncertainCommitError,
  type Value,
} from './database';
import { Mutex } from './mutex';
import { type Connection, connect, isLocked, RETRY_MS, retryWhileLocked } from './sqlite-driver';

/** Default limit on waiting for another process, such as a command, to finish writing. */
const DEADLINE_MS = 10_000;
/** Time after the last write before the database is considered idle. */
const IDLE_MS = 100;

/**
 * synchronous=FULL: a commit returns once it is on disk. secure_delete: deleted content is overwritten with zeros.
 * journal_size_limit=0: the log file is truncated when the log is emptied.
 */
const SET_UP =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 0; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY';
/** Merges the log into the database and truncates it, unless a process is reading it. */
const EMPTY_LOG = 'PRAGMA wal_checkpoint(TRUNCATE)';

/**
 * Opens a database in one file, with a log (`-wal`) and its index (`-shm`) next to it while it is open. In WAL mode,
 * reads need no lock that another process could hold.
 *
 * Calls use the connection one at a time, because a read would see the uncommitted rows of an open transaction. A call
 * that finds the database locked by another process gives up its turn, so reads continue, and tries again later.
 * @param deadlineMs how long each call may wait for a lock.
 */
export async function openSqlite(path: string, deadlineMs = DEADLINE_MS): Promise<Database> {
  await mkdir(dirname(path), { recursive: true });
  const connection = await openConnection(path);
  const statements = sqliteStatements(connection);
  const inode = inodeOf(path);
  const mutex = new Mutex();
  /** Calls that haven't ended, including those that wait for a lock. */
  const calls = new Set<Promise<unknown>>();
  let idleTimer: NodeJS.Timeout | undefined;

  const rollBack = () => {
    if (connection.isTransaction) connection.exec('ROLLBACK');
  };
  const prepare = () => {
    // SQLite would keep writing to a deleted file, and those rows would be lost.
    if (inodeOf(path) !== inode)
      throw new DatabaseUnavailableError(`The database ${path} was removed or replaced. Restart the server.`);
    rollBack(); // in case an earlier rollback failed
  };

  /** Runs a call when it is its turn. @param end when to stop waiting for a lock, as a `performance.now()` time. */
  const call = async <Result>(end: number, work: () => Result | Promise<Result>): Promise<Result> => {
    const attempt = () => {
      prepare();
      return work();
    };
    const result = retryWhileLocked(end, () => mutex.run(attempt));
    calls.add(result);
    try {
      return await result;
    } finally {
      calls.delete(result);
    }
  };

  const commit = async <Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> => {
    connection.exec('BEGIN IMMEDIATE');
    try {
      const result = await work(statements);
      commitIn(connection);
      return result;
    } catch (error) {
      try {
        rollBack();
      } catch {
        // The next call tries again.
      }
      throw error;
    }
  };

  /** Merges the log into the database once it is idle, so that no data is lost if the log is lost or damaged. */
  const emptyLogSoon = <Result>(written: Result) => {
    clearTimeout(idleTimer);
    const emptyLog = () => call(performance.now() + deadlineMs, () => connection.exec(EMPTY_LOG));
    // If it fails, the next write tries again.
    idleTimer = setTimeout(() => void emptyLog().catch(() => {}), IDLE_MS).unref();
    return written;
  };

  /** Overwrites the log with zeros, while writes continue. @throws if another process is reading it until `end`. */
  const eraseLog = async (end: number): Promise<void> => {
    for (;;) {
      const [log] = await call(end, () => statements.all<{ busy: number }>(EMPTY_LOG));
      if (log?.busy === 0) return;
      if (performance.now() > end) throw new DatabaseLockedError('Another process is reading the database.');
      await delay(RETRY_MS);
    }
  };

  /** @param endOf returns when a call that starts now has to stop waiting. */
  const databaseWith = (endOf: () => number): Database => ({
    kind: 'sqlite',
    all: (sql, values) => call(endOf(), () => statements.all(sql, values)),
    run: (sql, values) => call(endOf(), () => statements.run(sql, values)).then(emptyLogSoon),
    transaction: (work) => call(endOf(), () => commit(work)).then(emptyLogSoon),
    endingBy: (end) => databaseWith(() => end),
    async erase() {
      // secure_delete leaves copies of rows in pages that SQLite moved them from. VACUUM removes these copies.
      await call(endOf(), () => connection.exec('VACUUM'));
      await eraseLog(endOf());
    },
    async close() {
      await Promise.allSettled(calls);
      clearTimeout(idleTimer);
      try {
        // If the file was replaced, the log belongs to the new file.
        if (inodeOf(path) === inode) mergeLog(connection);
      } finally {
        connection.close();
      }
    },
  });
  return databaseWith(() => performance.now() + deadlineMs);
}

/** @throws an error that names the file. */
async function openConnection(path: string): Promise<Connection> {
  let connection: Connection | undefined;
  try {
    await makePrivateFile(path); // SQLite creates its other files with the same permissions
    const opened = await connect(path);
    connection = opened;
    await retryWhileLocked(performance.now() + DEADLINE_MS, () => opened.exec(SET_UP));
    return opened;
  } catch (error) {
    connection?.close();
    throw new Error(`The database ${path} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Merges the log into the file before the connection is closed. Closing alone doesn't: prepared statements keep the
 * connection and its lock alive until they are garbage collected (@photostructure/sqlite 1.2.1 can't finalise them).
 */
function mergeLog(connection: Connection): void {
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (!isLocked(error)) throw error; // other processes have it open, so the log stays
  }
}

/** @throws {UncertainCommitError} on an I/O error: after a power cut, SQLite may find the commit complete in its log. */
function commitIn(connection: Connection): void {
  try {
    connection.exec('COMMIT');
  } catch (error) {
    throw isLocked(error) ? error : new UncertainCommitError('SQLite did not confirm the commit', { cause: error });
  }
}

function inodeOf(path: string): bigint | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}

function sqliteStatements(connection: Connection): Statements {
  const prepared = new Map<string, ReturnType<Connection['prepare']>>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    prepared.set(sql, statement);
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
