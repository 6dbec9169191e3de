import { describe, expect, test, vi } from 'vitest';
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

/** An application makes about 60 calls, and failing each takes half a minute, so each test fails every third call. */
const EVERY = 3;
const FIRST_CALLS = [1, 2, 3];

describeEachDatabase('no application is lost, and the next one is stored', ({ fresh }) => {
  const timeout = 120_000;
  describe.each(cases)('if a call for a $kind application fails $when doing its work ($code)', (how) => {
    test.each(FIRST_CALLS)('every third call from call %i', { timeout }, async (first) => {
      const { kind, ...fault } = how;
      await installFaults();
      const server = await running({ submitsPerMinute: 0, database: await fresh() });
      const runs = await failEachCall(server, kind, faultsOf(fault), { first, every: EVERY });
      expect(runs.filter(({ problems }) => problems.length > 0)).toEqual([]);
      expect(runs.length).toBeGreaterThan(7);
    });
  });
});
