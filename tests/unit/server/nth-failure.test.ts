// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { failEachCall } from '../../support/server/nth-application';
import { installFaults } from '../../support/server/nth-fault';
import { running } from '../../support/server/running-server';

/* Faults are injected: each call on an application's path fails once. tests/long/nth-failure.test.ts has all codes. */

vi.mock('@photostructure/sqlite', async (original) => {
  const { faultySqlite } = await import('../../support/server/nth-fault');
  return faultySqlite(await original());
});

test('wherever a full disk stops an application, nothing is lost or partial, and the next one is stored', async () => {
  await installFaults();
  const server = await running({ submitsPerMinute: 0 });
  const runs = await failEachCall(server, 'corrected', { code: 'ENOSPC', when: 'before' });
  expect(runs.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(runs.length).toBeGreaterThan(20);
});
