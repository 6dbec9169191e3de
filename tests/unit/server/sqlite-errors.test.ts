import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailableError } from '../../../src/server/storage/database/database';
import { openSqlite } from '../../../src/server/storage/database/sqlite';
import { temporaryFolder } from '../../support/server/running-server';

/** Only `all()` returns rows, and its errors have no result code, so each statement runs both ways. */
const INSERT = 'INSERT INTO rows VALUES ($1)';
const INSERT_RETURNING = `${INSERT} RETURNING content`;

async function openWithRows() {
  const database = await openSqlite(join(await temporaryFolder(), 'a.db'));
  onTestFinished(() => database.close());
  await database.run('CREATE TABLE rows (content TEXT)');
  return database;
}

test("keeps SQLite's own errors as they are, even if they mention a lock, and doesn't repeat the work", async () => {
  const database = await openWithRows();
  for (const text of ['The account is locked.', 'The line is busy.']) {
    await database.run(`CREATE TRIGGER refuse BEFORE INSERT ON rows BEGIN SELECT RAISE(ABORT, '${text}'); END`);
    let runs = 0;
    const inserted = (method: 'run' | 'all', sql: string) =>
      database.transaction(async (statements) => {
        runs += 1;
        return statements[method](sql, ['a']);
      });
    await expect(inserted('run', INSERT)).rejects.toThrow(text);
    await expect(inserted('all', INSERT_RETURNING)).rejects.toThrow(text);
    await expect(database.run(INSERT, ['a'])).rejects.not.toThrow(DatabaseUnavailableError);
    expect(runs).toBe(2);
    await database.run('DROP TRIGGER refuse');
  }
});

test('reports a full disk as a database that is unavailable', async () => {
  const database = await openWithRows();
  await database.run('PRAGMA max_page_count = 10');
  const long = 'x'.repeat(100_000);
  await expect(database.run(INSERT, [long])).rejects.toThrow(DatabaseUnavailableError);
  const returning = database.transaction((statements) => statements.all(INSERT_RETURNING, [long]));
  await expect(returning).rejects.toThrow(DatabaseUnavailableError);
  await database.run(INSERT, ['short']);
  expect(await database.all('SELECT content FROM rows')).toEqual([{ content: 'short' }]);
});
