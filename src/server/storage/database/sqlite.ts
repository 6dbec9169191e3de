import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makePrivateFile } from '../files/files';
import { type Database, DatabaseUnavailableError, type Statements, type Value } from './database';
import { type Connection, connect, isBusy, retryWhileBusy } from './sqlite-driver';

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

/**
 * Opens a database in one file, with a log (`-wal`) and its index (`-shm`) next to it while it is open. Writes wait
 * for each other. Reads wait only for the transaction running on the same connection: in WAL mode, they need no lock
 * that another process could hold.
 * @param deadlineMs how long each call may wait for a lock.
 */
export async function openSqlite(path: string, deadlineMs = DEADLINE_MS): Promise<Database> {
  await mkdir(dirname(path), { recursive: true });
  const connection = await openConnection(path);
  const statements = sqliteStatements(connection);
  const inode = inodeOf(path);
  let lastWrite: Promise<unknown> = Promise.resolve();
  /** The latest transaction. */
  let latest: Promise<unknown> = Promise.resolve();
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

  const read = <Result>(work: () => Promise<Result>): Promise<Result> =>
    retryWhileBusy(performance.now() + deadlineMs, async () => {
      let seen: unknown;
      do {
        seen = latest;
        await seen;
      } while (seen !== latest);
      prepare();
      return work();
    });

  const write = <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const end = performance.now() + deadlineMs;
    const attempt = () => {
      prepare();
      return work();
    };
    const written = lastWrite.then(() => retryWhileBusy(end, attempt));
    lastWrite = written.catch(() => {});
    return written;
  };

  const commit = async <Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> => {
    connection.exec('BEGIN IMMEDIATE');
    try {
      const result = await work(statements);
      connection.exec('COMMIT');
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
    const emptyLog = () => write(() => connection.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
    // If it fails, the next write tries again.
    idleTimer = setTimeout(() => void emptyLog().catch(() => {}), IDLE_MS).unref();
    return written;
  };

  return {
    kind: 'sqlite',
    all: (sql, values) => read(() => statements.all(sql, values)),
    run: (sql, values) => write(() => statements.run(sql, values)).then(emptyLogSoon),
    transaction: (work) =>
      write(() => {
        const committed = commit(work);
        latest = committed.catch(() => {});
        return committed;
      }).then(emptyLogSoon),
    async erase() {
      // secure_delete leaves copies of rows in pages that SQLite moved them from. VACUUM removes these copies.
      await write(() => connection.exec('VACUUM'));
      // Run as a read, so that writes don't wait while another process reads the log.
      await read(async () => {
        const [log] = await statements.all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
        if (log?.busy !== 0) throw new Error('the log is busy');
      });
    },
    async close() {
      await lastWrite;
      clearTimeout(idleTimer);
      try {
        // If the file was replaced, the log belongs to the new file.
        if (inodeOf(path) === inode) mergeLog(connection);
      } finally {
        connection.close();
      }
    },
  };
}

/** @throws an error that names the file. */
async function openConnection(path: string): Promise<Connection> {
  let connection: Connection | undefined;
  try {
    await makePrivateFile(path); // SQLite creates its other files with the same permissions
    const opened = await connect(path);
    connection = opened;
    await retryWhileBusy(performance.now() + DEADLINE_MS, () => opened.exec(SET_UP));
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
    if (!isBusy(error)) throw error; // other processes have it open, so the log stays
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
