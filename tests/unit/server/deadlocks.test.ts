// Postgres aborts one of two transactions that wait for each other. SQLite has only one writer at a time.
import { expect, test } from 'vitest';
import { openStorage } from '../../../src/server/storage/storage';
import { describeEachDatabase } from '../../support/server/each-database';
import { person, storeRecords } from '../../support/server/people';
import { temporaryFolder } from '../../support/server/running-server';

const PEOPLE = Array.from({ length: 30 }, (_, index) => ({ ...person(index), status: 'pending' as const }));
const IDS = PEOPLE.map(({ id }) => id);
const TIMES = 10;

describeEachDatabase('a database', ({ fresh }) => {
  test('saves both decisions when two officers choose the same applications in opposite order', async () => {
    const settings = { data: await temporaryFolder(), database: await fresh(), bucket: null };
    const [kumari, nimal] = [await openStorage(settings), await openStorage(settings)];
    await storeRecords(kumari.database, PEOPLE);
    for (let time = 0; time < TIMES; time++) {
      const decided = await Promise.all([
        kumari.applications.decide(IDS, 'approved'),
        nimal.applications.decide(IDS.toReversed(), 'rejected'),
      ]);
      expect(decided).toEqual([IDS, IDS.toReversed()]);
    }
    await kumari.close();
    await nimal.close();
  });
});
