// @vitest-environment node
import { once } from 'node:events';
import { cp, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { formOf, picture, submit } from '../../support/server/application-form';
import { command, started } from '../../support/server/command-line';
import { eventually, temporaryFolder } from '../../support/server/running-server';

const OVER_AN_HOUR_MS = 3_700_000;

async function killed({ child }: Awaited<ReturnType<typeof started>>) {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function storedIn(UMMES_DATA: string): Promise<number> {
  const { code, out } = await command(['applications', 'list', '--json'], { UMMES_DATA });
  expect(code).toBe(0);
  return JSON.parse(out).length;
}

test('an acknowledged application does not depend on the log of a server that is idle', async () => {
  const UMMES_DATA = await temporaryFolder();
  const server = await started({ UMMES_DATA });
  const log = join(UMMES_DATA, 'ummes.db-wal');
  for (let count = 1; count <= 2; count++) {
    expect((await submit(server.url, formOf())).status).toBe(200);
    await expect.poll(async () => (await stat(log)).size).toBe(0);
  }
  await killed(server);
  for (const ending of ['-wal', '-shm']) await rm(join(UMMES_DATA, `ummes.db${ending}`));
  expect(await storedIn(UMMES_DATA)).toBe(2);
});

/** A data folder as a killed server has left it, with applications of the last moments in the log. */
async function killedWithLog(count: number): Promise<string> {
  const UMMES_DATA = await temporaryFolder();
  const server = await started({ UMMES_DATA, UMMES_SUBMITS_PER_MINUTE: '0' });
  await expect.poll(async () => (await stat(join(UMMES_DATA, 'ummes.db-wal'))).size).toBe(0);
  // Another process that reads keeps the server from emptying the log.
  const reader = new DatabaseSync(join(UMMES_DATA, 'ummes.db'), { readOnly: true });
  onTestFinished(() => reader.close());
  reader.exec('BEGIN; SELECT * FROM applications');
  const photo = await picture();
  for (let sent = 0; sent < count; sent++) expect((await submit(server.url, formOf({ photo }))).status).toBe(200);
  await killed(server);
  const copy = join(await temporaryFolder(), 'data');
  await cp(UMMES_DATA, copy, { recursive: true });
  return copy;
}

test('a log that was damaged is reported, and photos without their rows stay', async () => {
  const UMMES_DATA = await killedWithLog(20);
  const path = join(UMMES_DATA, 'ummes.db-wal');
  const { size } = await stat(path);
  const log = await open(path, 'r+');
  await log.write('x', Math.floor(size / 2));
  await log.close();
  const photos = join(UMMES_DATA, 'photos', (await readdir(join(UMMES_DATA, 'photos')))[0] ?? '');
  const old = new Date(Date.now() - OVER_AN_HOUR_MS);
  for (const name of await readdir(photos)) await utimes(join(photos, name), old, old);

  const { output } = await started({ UMMES_DATA });
  expect(output.out).toMatch(/"level":"error".*ummes\.db-wal/);
  await eventually(() => output.out.includes('are kept'));
  expect(await readdir(photos)).toHaveLength(20);
  expect(await storedIn(UMMES_DATA)).toBeLessThan(20);
});
