// @vitest-environment node
// Fault injection: the ROLLBACK of a SQLite connection fails, as often as a test says.
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailableError } from '../../../src/server/database/database';
import { SqliteQueue } from '../../../src/server/database/sqlite-queue';
import { temporaryFolder } from '../../support/server/running-server';

const FAILURE = new Error('disk I/O error');

/** A queue in which a transaction has failed, whose ROLLBACK fails so many times. */
async function queueWhoseRollbackFails(times: number) {
  const connection = new DatabaseSync(join(await temporaryFolder(), 'a.db'));
  onTestFinished(() => connection.close());
  connection.exec('PRAGMA journal_mode = WAL; CREATE TABLE rows (id)');
  let left = times;
  const faulty = new Proxy(connection, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (args[0] === 'ROLLBACK' && left-- > 0) throw FAILURE;
        return Reflect.apply(value, target, args);
      };
    },
  });
  const queue = new SqliteQueue(faulty, 1000, () => {});
  const insert = async () => connection.exec('INSERT INTO rows VALUES (1)');
  const count = async () => connection.prepare('SELECT count(*) AS count FROM rows').get() as { count: number };
  const half = queue.transaction('BEGIN IMMEDIATE', 'COMMIT', async () => {
    await insert();
    throw new Error('the work failed');
  });
  await expect(half).rejects.toThrow('the work failed');
  return { queue, insert, count };
}

test('a transaction that cannot be undone holds up nothing: what comes undoes it first', async () => {
  const { queue, insert, count } = await queueWhoseRollbackFails(1);
  expect(await queue.read(count)).toEqual({ count: 0 });
  await queue.write(insert);
  expect(await queue.read(count)).toEqual({ count: 1 });
});

test('until it can be undone, reads and writes fail, and nothing is stored with it', async () => {
  const { queue, insert, count } = await queueWhoseRollbackFails(4);
  await expect(queue.read(count)).rejects.toThrow(DatabaseUnavailableError);
  await expect(queue.write(insert)).rejects.toThrow(DatabaseUnavailableError);
  await expect(queue.transaction('BEGIN IMMEDIATE', 'COMMIT', insert)).rejects.toThrow(DatabaseUnavailableError);
  expect(await queue.read(count)).toEqual({ count: 0 });
  await queue.transaction('BEGIN IMMEDIATE', 'COMMIT', insert);
  expect(await queue.read(count)).toEqual({ count: 1 });
});
