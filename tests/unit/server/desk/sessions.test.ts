import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeEachDatabase } from '../../../support/server/each-database';
import { lockDatabase } from '../../../support/server/lock-database';
import { type DeskResponse, deskServer } from '../desk-calls';

const UNAVAILABLE = {
  code: 'unavailable',
  message: 'Nothing was changed. The database is not responding at the moment. Please try again.',
};

const responseOf = ({ status, headers, json }: DeskResponse) => [status, headers['retry-after'], json];

describeEachDatabase('the sessions API', ({ fresh }) => {
  test('answers a link with 503 while the database is locked, and accepts it once unlocked', async () => {
    const database = await fresh();
    const { redeem, sessions, signIn, call, clock } = await deskServer({ database });
    const { cookie } = await signIn('Editor');
    const { token } = await sessions.invite('Secretary');
    clock.now = new Date(clock.now.getTime() + 2 * 3_600_000); // so the next use of the session is recorded
    const unlock = await lockDatabase(database, 'sessions');
    const [answer, read] = await Promise.all([redeem(token), call('GET', '/sessions', { headers: { cookie } })]);
    expect(responseOf(answer)).toEqual([503, '10', UNAVAILABLE]);
    expect(read.status).toBe(200);
    expect(read.headers['set-cookie']).toBeUndefined();
    await unlock();
    expect((await redeem(token)).status).toBe(200);
  });

  test("lists sessions, marks the officer's own, and ends it at sign-out", async () => {
    const { signIn, sessions, call, origin } = await deskServer({ database: await fresh() });
    const secretary = await signIn('Secretary');
    const editor = await signIn('Editor');
    const { session } = await sessions.invite('Treasurer');
    const headers = { cookie: secretary.cookie, origin };
    const list: Record<string, unknown>[] = (await call('GET', '/sessions', { headers })).json;
    const shown = list.map(({ id, name, isInvitation, isCurrent }) => [id, name, isInvitation, isCurrent]);
    expect(shown.sort()).toEqual(
      [
        [secretary.id, 'Secretary', false, true],
        [editor.id, 'Editor', false, false],
        [session.id, 'Treasurer', true, false],
      ].sort(),
    );
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(
      ['createdAt', 'expiresAt', 'id', 'isCurrent', 'isInvitation', 'name', 'usedAt'].sort(),
    );
    const out = await call('DELETE', '/session', { headers });
    expect([out.status, out.json, out.headers['set-cookie']]).toEqual([
      200,
      { ended: [secretary.id] },
      'ummes-desk=; Path=/api/desk; Max-Age=0; HttpOnly; SameSite=Strict',
    ]);
    expect((await call('GET', '/session', { headers })).status).toBe(401);
    expect((await sessions.list()).map(({ officer }) => officer).sort()).toEqual(['Editor', 'Treasurer']);
  });
});

test('with an https public address, the cookie is Secure and has the __Secure- prefix', async () => {
  const { redeem, sessions, call } = await deskServer({ publicUrl: 'https://society.example' });
  const answer = await redeem((await sessions.invite('Secretary')).token);
  const [, value] = /^__Secure-ummes-desk=([\w-]{43}); (.*)$/.exec(answer.headers['set-cookie'] ?? '') ?? [];
  expect(answer.headers['set-cookie']).toBe(
    `__Secure-ummes-desk=${value}; Path=/api/desk; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure`,
  );
  const use = async (cookie: string) =>
    (await call('GET', '/session', { headers: { cookie, host: 'society.example' } })).status;
  expect(await use(`__Secure-ummes-desk=${value}`)).toBe(200);
  expect(await use(`ummes-desk=${value}`)).toBe(401);
});

test('while the database is missing, desk calls get a 503 saying that nothing changed', async () => {
  const { signIn, call, redeem, sessions, data, origin } = await deskServer();
  const { cookie } = await signIn();
  const { token } = await sessions.invite('Editor');
  await rename(join(data, 'ummes.db'), join(data, 'elsewhere.db'));
  for (const [method, path] of [
    ['GET', '/session'],
    ['POST', '/applications/decisions'],
    ['DELETE', '/session'],
    ['GET', '/nowhere'],
  ] as const)
    expect(responseOf(await call(method, path, { headers: { cookie, origin } })), path).toEqual([
      503,
      '10',
      UNAVAILABLE,
    ]);
  expect(responseOf(await redeem(token))).toEqual([503, '10', UNAVAILABLE]);
  expect((await call('GET', '/session')).status).toBe(401); // doesn't query the database
  await rename(join(data, 'elsewhere.db'), join(data, 'ummes.db'));
  expect((await redeem(token)).status).toBe(200);
});
