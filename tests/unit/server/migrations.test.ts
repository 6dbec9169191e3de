import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { STORED_COLUMNS } from '../../../src/server/storage/applications/application-record';
import { MIGRATIONS, type Migration } from '../../../src/server/storage/database/migrations';
import { openDatabase } from '../../../src/server/storage/database/open-database';
import { temporaryFolder } from '../../support/server/running-server';

/** Digests of the SQL in the steps that servers may already have run. Add one when a step is released. */
const RELEASED = ['f431c980200b350c', '98a2fa3a56f474b5', '97d00f7ac9df99b8'];

function digestOf(step: Migration): string {
  const sql = step.filter((change) => typeof change === 'string');
  return createHash('sha256').update(sql.join(';').replace(/\s+/g, ' ')).digest('hex').slice(0, 16);
}

test('released migrations stay as they are, because servers that have run one never run it again', () => {
  const unchanged = MIGRATIONS.slice(0, RELEASED.length).map(digestOf);
  expect(unchanged, 'Undo the change to a released step, and add a new step instead.').toEqual(RELEASED);
});

test('the table of applications has a column for every field of the join form', async () => {
  const database = await openDatabase(`sqlite:${join(await temporaryFolder(), 'a.db')}`);
  onTestFinished(() => database.close());
  const columns = await database.all<{ name: string }>('PRAGMA table_info(applications)');
  const missing = STORED_COLUMNS.filter((column) => !columns.some(({ name }) => name === column));
  expect(missing, 'Add a step to MIGRATIONS that calls newTextColumns() for these columns.').toEqual([]);
});
