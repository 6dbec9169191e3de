import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PhotoEncoder } from '../../../src/server/intake/photos/photo-encoder';
import { formOf, picture, submit } from '../../support/server/application-form';
import { describeEachDatabase } from '../../support/server/each-database';
import { lockDatabase } from '../../support/server/lock-database';
import { ask, running } from '../../support/server/running-server';

async function startWithPerson(database: string) {
  const server = await running({ ...(database && { database }), submitsPerMinute: 0 });
  await submit(server.url, formOf({ photo: await picture() }));
  const [record] = await server.storage.applications.list();
  await server.storage.applications.decide([record?.id ?? ''], 'approved');
  await server.storage.subscribers.add(['reader@example.org']);
  const [subscriber] = await server.storage.subscribers.list();
  return { server, photo: `/photos/${record?.photo}.webp`, token: subscriber?.token };
}

describeEachDatabase('a locked database', ({ fresh }) => {
  test('rejects all writes with 503 after a single timeout, and serves reads immediately', async () => {
    const { server, photo, token } = await startWithPerson(await fresh());
    const unlock = await lockDatabase(server.settings.database, 'applications', 'subscribers');
    const order: string[] = [];
    const noted = async <Result>(name: string, answer: Promise<Result>) => {
      const result = await answer;
      order.push(name);
      return result;
    };
    const sent = Array.from({ length: 12 }, (_, index) =>
      noted(
        'write',
        fetch(`${server.url}/users/submit`, {
          method: 'POST',
          body: formOf({ answers: { name: `Locked ${index}` } }),
        }),
      ),
    );
    const left = noted('write', ask(server.url, `/newsletters/unsubscribe?id=${token}`, {}, 'POST'));
    const reads = Array.from({ length: 20 }, () => noted('read', ask(server.url, photo)));
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(JSON.parse((await server.get('/api/users/all')).body.toString())).toHaveLength(1);
    expect(order).not.toContain('write');

    // In series, these waits would exceed the test's time limit.
    for (const answer of await Promise.all(sent)) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    }
    const { status, headers } = await left;
    expect([status, headers['retry-after']]).toEqual([503, '30']);

    await unlock();
    expect(await server.storage.applications.list()).toHaveLength(1);
    expect((await server.storage.subscribers.list())[0]?.unsubscribedAt).toBeNull();
    expect((await submit(server.url, formOf())).status).toBe(200);
  });

  test('leaves no photos of applications that could not be stored', async () => {
    const { server } = await startWithPerson(await fresh());
    const before = await server.storage.photos.list();
    const unlock = await lockDatabase(server.settings.database, 'applications', 'subscribers');
    const photo = await picture('jpeg', 60, 40);
    const sent = Array.from({ length: 6 }, () => submit(server.url, formOf({ photo })));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(6).fill(503));
    await unlock();
    expect(await server.storage.photos.list()).toEqual(before);
  });

  test('accepts applications that were sent while it was briefly locked', async () => {
    const { server } = await startWithPerson(await fresh());
    const unlock = await lockDatabase(server.settings.database, 'applications', 'subscribers');
    const sent = [1, 2, 3].map(() => submit(server.url, formOf()));
    for (let turn = 0; turn < 5; turn++) await server.get('/healthz'); // gives them time to arrive
    await unlock();
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

test('encoding a photo does not extend the timeout of an application', async () => {
  const { server, photo, token } = await startWithPerson('');
  const { body } = await server.get(photo);
  const encode = vi.spyOn(PhotoEncoder.prototype, 'encode').mockImplementation(() => delay(2000, { '': body }));
  onTestFinished(() => encode.mockRestore());

  const unlock = await lockDatabase(server.settings.database, 'applications', 'subscribers');
  const order: string[] = [];
  const application = submit(server.url, formOf({ photo: await picture() }));
  await expect.poll(() => encode.mock.calls.length).toBe(1);
  await delay(1000); // so its timeout ends a second after the application's, and a second before an extended one's
  const left = ask(server.url, `/newsletters/unsubscribe?id=${token}`, {}, 'POST');
  await Promise.all([
    application.then(({ status }) => order.push(`application ${status}`)),
    left.then(({ status }) => order.push(`unsubscribe ${status}`)),
  ]);
  expect(order).toEqual(['application 503', 'unsubscribe 503']);
  await unlock();
});

test("responds with 503 and Retry-After while a photo's row can't be read", async () => {
  const { server, photo } = await startWithPerson('');
  await rm(join(server.data, 'ummes.db'));
  const { status, headers } = await server.get(photo);
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
});
