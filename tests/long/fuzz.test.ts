import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { picture } from '../support/server/application-form';
import { startServed } from '../support/server/built-server.mjs';
import { fuzzBodies, fuzzForms } from '../support/server/fuzz-forms';
import { fuzzRequests } from '../support/server/fuzz-requests';

/* As tests/unit/server/fuzz.test.ts, with many runs on the built server. fast-check prints the seed. */

const run = promisify(execFile);

async function served() {
  const server = await startServed({ HOST: '127.0.0.1', UMMES_SUBMITS_PER_MINUTE: '0' }, null);
  onTestFinished(() => server.stop());
  return server;
}

async function namesIn(data: string): Promise<string[]> {
  const args = ['dist/server/ummes.js', 'applications', 'list', '--json'];
  const env = { PATH: process.env.PATH, UMMES_DATA: data };
  const { stdout } = await run(process.execPath, args, { env, maxBuffer: 1e9 });
  return JSON.parse(stdout).map(({ name }: { name: string }) => name);
}

test('any path and headers get a response, and none is an error of the server', async () => {
  const { foreignUrl } = await served();
  await fuzzRequests(foreignUrl, 20_000);
  expect((await fetch(`${foreignUrl}/healthz`)).status).toBe(200);
});

test('an application is stored as it was sent, whatever its texts and wherever the network cuts it', async () => {
  const { foreignUrl, data } = await served();
  const acknowledged = await fuzzForms(foreignUrl, await picture('jpeg', 40, 30), 2000);
  expect((await namesIn(data)).sort()).toEqual(acknowledged.sort());
});

test('a body that is damaged anywhere gets a response, and what is acknowledged is stored', async () => {
  const { foreignUrl, data } = await served();
  const acknowledged = await fuzzBodies(foreignUrl, 5000);
  expect(await namesIn(data)).toHaveLength(acknowledged);
});
