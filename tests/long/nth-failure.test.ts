import { expect, test, vi } from 'vitest';
import { describeEachDatabase } from '../support/server/each-database';
import { failEachCall } from '../support/server/nth-application';
import { CODES, faultsOf, installFaults } from '../support/server/nth-fault';
import { running } from '../support/server/running-server';

/*
 * Faults are injected, see tests/support/server/nth-fault.ts: each call on an application's path fails once, with each
 * code, before it has done its work or after it, for the very first application, a first one and a corrected one.
 */

vi.mock('@photostructure/sqlite', async (original) => {
  const { faultySqlite } = await import('../support/server/nth-fault');
  return faultySqlite(await original());
});

describeEachDatabase('an application', ({ fresh }) => {
  const cases = CODES.flatMap((code) =>
    (['before', 'after'] as const).flatMap((when) =>
      (['very first', 'first', 'corrected'] as const).map((kind) => ({ code, when, kind })),
    ),
  );
  test.each(cases)('$code $when each call of a $kind application', async ({ code, when, kind }) => {
    await installFaults();
    const server = await running({ submitsPerMinute: 0, database: await fresh() });
    const runs = await failEachCall(server, kind, faultsOf({ code, when }));
    expect(runs.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(runs.length).toBeGreaterThan(20);
  });
});
