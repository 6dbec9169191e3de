import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formOf, submit } from '../../support/server/application-form';
import { command, started, ummes } from '../../support/server/command-line';
import { freshPostgres } from '../../support/server/each-database';
import { POSTGRES_MISSING } from '../../support/server/postgres-server';
import { temporaryFolder } from '../../support/server/running-server';
import { killRepeatedly } from './storage-kills';

/** The benchmark makes a hundred. */
const KILLS = 5;
const NOTHING_LOST = { kills: KILLS, missing: [], doubled: [], broken: [] };

async function rig(env: Record<string, string> = {}) {
  const all = { UMMES_DATA: await temporaryFolder(), UMMES_LOG_LEVEL: 'info', ...env };
  return {
    start: () => started(all),
    command: async (...args: string[]) => (await ummes(args, all).ended).out,
  };
}

test('keeps acknowledged applications when the server is killed', { timeout: 120_000 }, async () => {
  const report = await killRepeatedly(await rig(), KILLS);
  expect(report).toMatchObject(NOTHING_LOST);
  expect(report.acknowledged).toBeGreaterThanOrEqual(KILLS);
});

test.skipIf(POSTGRES_MISSING)(
  `keeps acknowledged applications when the server is killed, with Postgres${POSTGRES_MISSING}`,
  { timeout: 120_000 },
  async () => {
    const DATABASE_URL = await freshPostgres();
    expect(await killRepeatedly(await rig({ DATABASE_URL }), KILLS)).toMatchObject(NOTHING_LOST);
  },
);

test('does not need the log of an idle server to keep an acknowledged application', async () => {
  const UMMES_DATA = await temporaryFolder();
  const { url, stop } = await started({ UMMES_DATA });
  expect((await submit(url, formOf())).status).toBe(200);
  await expect.poll(async () => (await stat(join(UMMES_DATA, 'ummes.db-wal'))).size).toBe(0);
  await stop('SIGKILL');
  for (const ending of ['-wal', '-shm']) await rm(join(UMMES_DATA, `ummes.db${ending}`));
  expect(JSON.parse((await command(['applications', 'list', '--json'], { UMMES_DATA })).out)).toHaveLength(1);
});
