import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { bytesIn, exampleFile, install, pack } from '../support/server/administration';
import { formOf, picture, submit } from '../support/server/application-form';
import { startBuiltServer } from '../support/server/built-server.mjs';

/* Tests the server installed as in docs/run-a-server.md: packed, in its own prefix and run through a symlink. */

const run = promisify(execFile);

const MAX_BYTES = 100_000_000;

let folder: string;
let missing = '';
const at = (...names: string[]) => join(folder, ...names);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ummes-install-'));
  missing = await install(await pack(folder), at('0.1'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach((context) => {
  if (missing) context.skip(`skipped: ${missing}`);
});

test('the package installs without install scripts, is under 100 MB and includes the deployment files', async () => {
  expect(await bytesIn(at('0.1'))).toBeLessThan(MAX_BYTES);
  const { stdout } = await run(at('0.1', 'bin', 'ummes'), ['--version']);
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  const deploy = at('0.1', 'lib/node_modules/ummes/src/server/deploy');
  expect(await readdir(deploy)).toEqual(await readdir('src/server/deploy'));
});

test('the package serves pages and tags with their data, and stores an application, without dev dependencies', async () => {
  const server = await startBuiltServer({ UMMES_SUBMITS_PER_MINUTE: '0' }, null, at('0.1', 'bin', 'ummes'));
  onTestFinished(async () => expect(await server.stop()).toBe(0));
  for (const path of ['/api/sheets/events', '/widgets/ummes.js', '/healthz', '/events.ics'])
    expect((await fetch(server.url + path)).status, path).toBe(200);
  expect((await submit(server.url, formOf({ photo: await picture() }))).status).toBe(200);
  const text = async (path: string) => (await fetch(server.url + path)).text();
  // If a render isn't ready in time, a later response contains it.
  const rendered = { timeout: 20_000, interval: 200 };
  for (const path of ['/', '/events', '/news', '/student-life', '/alumni', '/alumni?name=a'])
    await expect.poll(() => text(path), { ...rendered, message: path }).toContain('id="snapshot"');
  for (const tag of ['events', 'alumni', 'join'])
    await expect
      .poll(() => text(`/embed/${tag}.html`), { ...rendered, message: tag })
      .toContain('<template shadowroot');
  expect(JSON.parse(await text('/healthz')).views).toBe('current');
});

test("the Dockerfile's health check succeeds while the server responds, and fails after it has stopped", async () => {
  const server = await startBuiltServer({}, null, at('0.1', 'bin', 'ummes'));
  const text = (await exampleFile('Dockerfile')).replace('127.0.0.1:3000', new URL(server.crossOriginUrl).host);
  const [, check = ''] = /^HEALTHCHECK [\s\S]*?CMD (\[.*\])$/m.exec(text) ?? [];
  const [program = '', ...args]: string[] = JSON.parse(check);
  const codeOf = async () => (await once(spawn(program, args), 'exit'))[0];
  expect(await codeOf()).toBe(0);
  await server.stop();
  expect(await codeOf()).toBe(1);
});
