// Fault injection: ROLLBACK on a SQLite connection fails a given number of times.
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseUnavailableError } from '../../../src/server/storage/database/database';
import { openSqlite } from '../../../src/server/storage/database/sqlite';
import { temporaryFolder } from '../../support/server/running-server';

const faults = vi.hoisted(() => ({ left: 0 }));

vi.mock(import('@photostructure/sqlite'), async (importOriginal) => {
  const original = await importOriginal();
  class FaultyDatabase {
    constructor(...args: ConstructorParameters<typeof original.DatabaseSync>) {
      const connection = new original.DatabaseSync(...args);
      const exec = connection.exec.bind(connection);
      const value = (sql: string) => {
        if (sql === 'ROLLBACK' && faults.left-- > 0)
          throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
        exec(sql);
      };
      Object.defineProperty(connection, 'exec', { value });
      // biome-ignore lint/correctness/noConstructorReturn: callers need the native object itself
      return connection as never;
    }
  }
  return { ...original, DatabaseSync: FaultyDatabase as unknown as typeof original.DatabaseSync };
});

const INSERT = 'INSERT INTO rows VALUES (1)';
const COUNT = 'SELECT count(*) AS count FROM rows';

/** Opens a database with a failed transaction whose ROLLBACK fails this many times. */
async function databaseWhoseRollbackFails(times: number) {
  const database = await openSqlite(join(await temporaryFolder(), 'a.db'), 1000);
  onTestFinished(() => database.close());
  await database.run('CREATE TABLE rows (id)');
  faults.left = times;
  const half = database.transaction(({ run }) => run(INSERT).then(() => run('NONSENSE')));
  await expect(half).rejects.toThrow('syntax error');
  return database;
}

test('retries a failed rollback before doing other work', async () => {
  const database = await databaseWhoseRollbackFails(1);
  expect(await database.all(COUNT)).toEqual([{ count: 0 }]);
  await database.run(INSERT);
  expect(await database.all(COUNT)).toEqual([{ count: 1 }]);
});

test('rejects reads and writes until the transaction is rolled back, and stores none of its rows', async () => {
  const database = await databaseWhoseRollbackFails(4);
  await expect(database.all(COUNT)).rejects.toThrow(DatabaseUnavailableError);
  await expect(database.run(INSERT)).rejects.toThrow(DatabaseUnavailableError);
  await expect(database.transaction(({ run }) => run(INSERT))).rejects.toThrow(DatabaseUnavailableError);
  expect(await database.all(COUNT)).toEqual([{ count: 0 }]);
  await database.transaction(({ run }) => run(INSERT));
  expect(await database.all(COUNT)).toEqual([{ count: 1 }]);
});
