import { expect, test } from 'vitest';
import { applicationOf } from '../../../src/model/application/application';
import { ANSWERS, formOf, picture, submit } from '../../support/server/application-form';
import { bucketHost } from '../../support/server/bucket-host';
import { describeEachDatabase } from '../../support/server/each-database';
import { running } from '../../support/server/running-server';
import { callDesk, deskOfficer } from './desk-calls';

const PHOTO = 'a'.repeat(32);

describeEachDatabase('two servers that share a database and a bucket', ({ fresh }) => {
  test('are one site: a form, a session, a decision and a removal count on both', async () => {
    const [database, { bucket }] = [await fresh(), await bucketHost()];
    const [first, second] = [await running({ database, bucket }), await running({ database, bucket })];
    for (const { url } of [first, second])
      expect(await submit(url, formOf({ attemptId: 'sent-twice-1234' }))).toMatchObject({ status: 200 });
    expect(await first.storage.applications.list()).toHaveLength(1);

    const webp = await picture('webp', 48, 32);
    await first.storage.photos.put(PHOTO, { '': webp, '-160': webp, '-320': webp });
    const application = { ...applicationOf(ANSWERS), attemptId: 'with-photo-1234', content: 'any', photo: PHOTO };
    await first.storage.applications.store(application);
    const { id, version } = (await first.storage.applications.byAttempt(application.attemptId)) ?? {};

    const { cookie } = await deskOfficer(first);
    const post = (path: string, json: object) => {
      const headers = { cookie, origin: second.url };
      return callDesk(second.url, 'POST', path, { headers, body: JSON.stringify(json) });
    };
    const decision = { status: 'approved', applications: [{ id, version, from: 'pending' }] };
    expect((await post('/applications/decisions', decision)).status).toBe(200);
    for (const { readJson, get } of [first, second]) {
      await expect.poll(() => readJson('/api/users/all')).toHaveLength(1);
      expect((await get(`/photos/${PHOTO}.webp`)).status).toBe(200);
    }
    const { json } = await post('/applications/remove', { applications: [{ id, version }] });
    expect(json).toMatchObject({ removed: [id], photosLeft: [] });
    for (const { readJson, get } of [first, second]) {
      expect((await get(`/photos/${PHOTO}.webp`)).status).toBe(404);
      await expect.poll(() => readJson('/api/users/all')).toEqual([]);
    }
  });
});
