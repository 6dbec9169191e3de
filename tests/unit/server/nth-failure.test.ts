// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { failEachCall } from '../../support/server/nth-application';
import { faultsOf, installFaults } from '../../support/server/nth-fault';
import { running } from '../../support/server/running-server';

/* Faults are injected: each call on an application's path fails once. tests/long/nth-failure.test.ts has all codes. */

vi.mock('@photostructure/sqlite', async (original) => {
  const { faultySqlite } = await import('../../support/server/nth-fault');
  return faultySqlite(await original());
});

test.each(['before', 'after'] as const)(
  'a call that fails %s its work loses nothing of an application, and the next one is stored',
  async (when) => {
    await installFaults();
    const server = await running({ submitsPerMinute: 0 });
    const runs = await failEachCall(server, 'corrected', faultsOf({ code: 'ENOSPC', when }));
    expect(runs.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(runs.length).toBeGreaterThan(20);
  },
);
