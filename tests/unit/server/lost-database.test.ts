// @vitest-environment node
import { once } from 'node:events';
import { mkdir, readdir, rename, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formOf, picture, submit } from '../../support/server/application-form';
import { command, started, ummes } from '../../support/server/command-line';
import { describeEachDatabase } from '../../support/server/each-database';
import { ask, lay, temporaryFolder } from '../../support/server/running-server';

async function stop({ child }: Awaited<ReturnType<typeof started>>) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

const people = async (url: string) => JSON.parse((await ask(url, '/api/users/all')).body.toString());

/** A data folder in which a server has stored an application. */
async function usedFolder(photo?: Buffer): Promise<string> {
  const UMMES_DATA = await temporaryFolder();
  const server = await started({ UMMES_DATA });
  expect((await submit(server.url, formOf({ photo }))).status).toBe(200);
  await stop(server);
  return UMMES_DATA;
}

const LOSSES: Record<string, (file: string) => Promise<void>> = {
  missing: (file) => rename(file, `${file}.away`),
  empty: (file) => truncate(file),
};

test.each(Object.keys(LOSSES))('a server does not start beside photos whose database is %s', async (state) => {
  const UMMES_DATA = await usedFolder(await picture());
  const file = join(UMMES_DATA, 'ummes.db');
  const [instance = ''] = await readdir(join(UMMES_DATA, 'photos'));
  await LOSSES[state]?.(file);
  const before = await readdir(UMMES_DATA);
  const { code, err } = await ummes(['start'], { UMMES_DATA, PORT: '0' }).ended;
  expect([code, err]).toEqual([1, expect.stringContaining(`The database ${file} is ${state}`)]);
  expect(err).toContain(`${UMMES_DATA} holds 1 photos of the instance ${instance}`);
  expect(err).toContain('ummes restore');
  expect((await command(['backup', join(UMMES_DATA, 'b.tar')], { UMMES_DATA })).code).toBe(1);
  expect(await readdir(UMMES_DATA)).toEqual(before);
});

test('sample people are added to a folder that holds only settings, and are in no backup', async () => {
  const UMMES_DATA = await temporaryFolder();
  await lay(UMMES_DATA, { 'settings.env': 'UMMES_LOG_LEVEL=info\n' });
  expect(await people((await started({ UMMES_DATA })).url)).toHaveLength(30);
  const file = join(UMMES_DATA, 'backup.tar');
  const { code, out } = await command(['backup', file], { UMMES_DATA });
  expect([code, out]).toEqual([0, expect.stringContaining('  0 applications, 0 photos')]);
  const restored = { UMMES_DATA: await temporaryFolder() };
  expect((await command(['restore', file], restored)).code).toBe(0);
  expect(await people((await started(restored)).url)).toEqual([]);
});

describeEachDatabase('a lost database', ({ fresh }) => {
  test('no command makes a new database for a data folder with photos', async () => {
    const [UMMES_DATA, DATABASE_URL] = [await temporaryFolder(), await fresh()];
    await mkdir(join(UMMES_DATA, 'photos/a1b2c3d4'), { recursive: true });
    for (const args of [['start'], ['newsletter', 'import', 'list.csv']]) {
      const { code, err } = await ummes(args, { UMMES_DATA, DATABASE_URL, PORT: '0' }).ended;
      expect([code, err]).toEqual([1, expect.stringContaining('photos of the instance a1b2c3d4')]);
      expect(err).not.toContain('ummes@');
    }
  });
});
