import { expect, test, vi } from 'vitest';
import { describeEachDatabase } from '../../support/server/each-database';
import { failEachCall } from '../../support/server/nth-application';
import { running } from '../../support/server/running-server';
import { CODES, faultsOf, installFaults } from './nth-fault';

/* Fault injection: each call made for an application fails once. `npm run test:all` tries all cases. */

vi.mock('@photostructure/sqlite', async (original) => {
  const { faultySqlite } = await import('./nth-fault');
  return faultySqlite(await original());
});

const isLong = Boolean(process.env.UMMES_TEST_LONG);
const cases = (isLong ? CODES : (['ENOSPC'] as const)).flatMap((code) =>
  (['before', 'after'] as const).flatMap((when) =>
    (isLong ? (['first', 'corrected'] as const) : (['corrected'] as const)).map((kind) => ({ code, when, kind })),
  ),
);

describeEachDatabase('no application is lost, and the next one is stored', ({ fresh }) => {
  // About 60 applications, each of which starts the photo process twice. The long project has its own limit.
  const timeout = isLong ? undefined : 600_000;
  test.each(cases)('if a call for a $kind application fails $when doing its work ($code)', { timeout }, async (how) => {
    const { kind, ...fault } = how;
    await installFaults();
    const server = await running({ submitsPerMinute: 0, database: await fresh() });
    const runs = await failEachCall(server, kind, faultsOf(fault));
    expect(runs.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(runs.length).toBeGreaterThan(20);
  });
});
