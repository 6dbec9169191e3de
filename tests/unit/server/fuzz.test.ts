// @vitest-environment node
import { expect, test } from 'vitest';
import { picture } from '../../support/server/application-form';
import { fuzzBodies, fuzzForms } from '../../support/server/fuzz-forms';
import { fuzzRequests } from '../../support/server/fuzz-requests';
import { running } from '../../support/server/running-server';

/* A few runs of each; tests/long/fuzz.test.ts makes thousands, on the built server. fast-check prints the seed. */

test('any path and headers get a response, and none is an error of the server', async () => {
  const { url, get } = await running();
  await fuzzRequests(url, 100);
  expect((await get('/healthz')).status).toBe(200);
});

test('an application is stored as it was sent, whatever its texts and wherever the network cuts it', async () => {
  const { url, storage } = await running();
  const acknowledged = await fuzzForms(url, await picture('jpeg', 40, 30), 20);
  const stored = await storage.applications.list();
  expect(stored.map(({ name }) => name).sort()).toEqual(acknowledged.sort());
});

test('a body that is damaged anywhere gets a response, and what is acknowledged is stored', async () => {
  const { url, storage } = await running();
  const acknowledged = await fuzzBodies(url, 40);
  expect(await storage.applications.list()).toHaveLength(acknowledged);
});
