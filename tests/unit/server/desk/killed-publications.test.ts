import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { command, startServer } from '../../../support/server/command-line';
import { freshPostgres } from '../../../support/server/each-database';
import { POSTGRES_MISSING } from '../../../support/server/postgres-server';
import { temporaryFolder } from '../../../support/server/running-server';
import { callDesk, cookieOf, redeem } from '../desk-calls';

const ROUNDS = process.env.UMMES_TEST_LONG ? 20 : 4;
/** The server is killed within this time of the request. Publishing takes about 50 ms. */
const KILL_WITHIN_MS = 80;
const PEOPLE = 400;

const board = (round: number) =>
  `name,position\n${Array.from({ length: PEOPLE }, (_, at) => `Person ${at} of round ${round},Member\n`).join('')}`;

/** Kills a server again and again while it publishes a sheet, and looks at what the next one shows. */
async function killRepeatedly(settings: Record<string, string>) {
  const env = { UMMES_DATA: await temporaryFolder(), UMMES_LOG_LEVEL: 'info', ...settings };
  let { url, stop } = await startServer(env);
  const link = (await command(['desk', 'invite', 'Nimali', '--editor'], env)).out;
  const cookie = cookieOf(await redeem(url, link.trim().split('#invite=')[1] ?? ''));
  const ask = (method: string, path: string, body?: string) =>
    callDesk(url, method, path, { headers: { cookie, origin: url }, ...(body !== undefined && { body }) });
  const outcomes: string[] = [];
  let published = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const sheets = [{ sheet: 'board', basedOn: published, isConfirmed: true }];
    const query = new URLSearchParams({ name: `${round}.csv`, sheet: 'board', publish: JSON.stringify(sheets) });
    const answer = ask('POST', `/content/publish?${query}`, board(round)).catch(() => null);
    await delay(Math.random() * KILL_WITHIN_MS);
    await stop('SIGKILL');
    const isAcknowledged = (await answer)?.status === 200;
    ({ url, stop } = await startServer(env));
    const { versions } = (await ask('GET', '/content/board/versions')).json;
    const current = versions[0]?.number ?? 0;
    const shown = async () => {
      const { data } = (await (await fetch(`${url}/api/sheets/board`)).json()) as { data: { name: string }[] };
      return [...new Set(data.map(({ name }) => name.split('round ')[1])), data.length];
    };
    const whole = current === published ? lastRound(outcomes) : String(round);
    await expect.poll(shown, { timeout: 15_000 }).toEqual(whole === '' ? [0] : [whole, PEOPLE]);
    if (isAcknowledged) expect(current, 'an acknowledged version is stored').toBe(published + 1);
    outcomes.push(current === published ? '' : String(round));
    published = current;
  }
  await stop();
  return outcomes;
}

/** Returns the last round whose version was stored; '' if there is none. */
function lastRound(outcomes: readonly string[]): string {
  return outcomes.findLast(Boolean) ?? '';
}

test('a server that is killed while it publishes leaves the old or the new version, whole', {
  timeout: 240_000,
}, async () => {
  expect(await killRepeatedly({})).toHaveLength(ROUNDS);
});

test.skipIf(POSTGRES_MISSING)(
  `a server that is killed while it publishes to Postgres leaves the old or the new version, whole${POSTGRES_MISSING}`,
  { timeout: 240_000 },
  async () => {
    expect(await killRepeatedly({ DATABASE_URL: await freshPostgres() })).toHaveLength(ROUNDS);
  },
);
