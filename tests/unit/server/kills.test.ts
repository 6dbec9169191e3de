// @vitest-environment node
import { expect, test } from 'vitest';
import { started, ummes } from '../../support/server/command-line';
import { freshPostgres } from '../../support/server/each-database';
import { POSTGRES_MISSING } from '../../support/server/postgres-server';
import { temporaryFolder } from '../../support/server/running-server';
import { killRepeatedly } from './storage-kills';

/** The bench does a hundred. */
const KILLS = 5;
const NOTHING_LOST = { kills: KILLS, missing: [], doubled: [], broken: [] };

async function rig(env: Record<string, string> = {}) {
  const all = { UMMES_DATA: await temporaryFolder(), UMMES_LOG_LEVEL: 'info', ...env };
  return {
    start: () => started(all),
    command: async (...args: string[]) => (await ummes(args, all).ended).out,
  };
}

test('whoever was thanked is there, however often the server is killed', { timeout: 120_000 }, async () => {
  const report = await killRepeatedly(await rig(), KILLS);
  expect(report).toMatchObject(NOTHING_LOST);
  expect(report.acknowledged).toBeGreaterThanOrEqual(KILLS);
});

test.skipIf(POSTGRES_MISSING)(`the same with Postgres${POSTGRES_MISSING}`, { timeout: 120_000 }, async () => {
  const DATABASE_URL = await freshPostgres();
  expect(await killRepeatedly(await rig({ DATABASE_URL }), KILLS)).toMatchObject(NOTHING_LOST);
});
