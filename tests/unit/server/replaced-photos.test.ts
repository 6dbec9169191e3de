// Fault injection: the photo store stores nothing until all expected photos have arrived.
import { expect, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application/application-parts';
import { removeApplications } from '../../../src/server/storage/applications/remove';
import type { Database } from '../../../src/server/storage/database/database';
import { formOf, picture, submit } from '../../support/server/application-form';
import { describeEachDatabase } from '../../support/server/each-database';
import { running } from '../../support/server/running-server';

type Server = Awaited<ReturnType<typeof running>>;

const send = async ({ url }: Server, attemptId: string, designation: string) => {
  const photo = await picture('jpeg', 40, 40);
  return (await submit(url, formOf({ attemptId, photo, answers: { designation } }))).status;
};

/** Delays storing photos until this many have arrived and all their applications have been looked up. */
function holdPhotos({ storage }: Server, count: number) {
  const { photos } = storage;
  let come = 0;
  let releaseAll = () => {};
  const all = new Promise<void>((resolve) => {
    releaseAll = resolve;
  });
  storage.photos = {
    ...photos,
    async put(id, bytes) {
      if (++come === count) releaseAll();
      await all;
      await photos.put(id, bytes);
    },
  };
}

async function photosOf({ storage }: Server) {
  const stored = (await storage.photos.list()).map(({ id }) => id).sort();
  const named = (await storage.applications.list()).flatMap(({ photo }) => photo ?? []).sort();
  return { stored, named };
}

describeEachDatabase('replaced photos', ({ fresh }) => {
  for (const before of ['a stored application', 'no stored application']) {
    test(`are all removed when several versions arrive at once, with ${before}`, async () => {
      const server = await running({ database: await fresh(), submitsPerMinute: 0 });
      const versions = ['Engineer', 'Chief Engineer', 'Lecturer', 'Emperor'];
      for (let time = 0; time < 4; time++) {
        const attemptId = newAttemptId();
        if (before !== 'no stored application') expect(await send(server, attemptId, 'Student')).toBe(200);
        holdPhotos(server, versions.length);
        const sent = await Promise.all(versions.map((designation) => send(server, attemptId, designation)));
        expect(sent).toEqual(versions.map(() => 200));
        const { stored, named } = await photosOf(server);
        expect(named).toHaveLength(time + 1);
        expect(stored).toEqual(named);
      }
    });
  }

  test('are removed even if a correction arrives while the application is being removed', async () => {
    const server = await running({ database: await fresh() });
    const { storage } = server;
    const attemptId = newAttemptId();
    await send(server, attemptId, 'Engineer');
    const { id = '' } = (await storage.applications.byAttempt(attemptId)) ?? {};
    const database: Database = {
      ...storage.database,
      async transaction(work) {
        await send(server, attemptId, 'Chief Engineer');
        return storage.database.transaction(work);
      },
    };
    const seen = [id, 'unknown'].map((each) => ({ id: each, version: null }));
    const removal = await removeApplications({ ...storage, database }, seen);
    expect(removal).toMatchObject({ removed: [id], photosLeft: [] });
    const { stored, named } = await photosOf(server);
    expect(stored).toEqual(named);
  });
});
