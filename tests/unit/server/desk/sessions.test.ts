import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Session } from '../../../../src/model/desk/session';
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
    const editor = await signIn('Editor', 'editor');
    const { session } = await sessions.invite('Treasurer');
    const headers = { cookie: secretary.cookie, origin };
    const list: Record<string, unknown>[] = (await call('GET', '/sessions', { headers })).json;
    const shown = list.map(({ id, name, role, isInvitation, isCurrent }) => [id, name, role, isInvitation, isCurrent]);
    expect(shown.sort()).toEqual(
      [
        [secretary.id, 'Secretary', 'officer', false, true],
        [editor.id, 'Editor', 'editor', false, false],
        [session.id, 'Treasurer', 'officer', true, false],
      ].sort(),
    );
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(
      ['createdAt', 'expiresAt', 'id', 'isCurrent', 'isInvitation', 'name', 'role', 'usedAt'].sort(),
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

  test('an officer invites an editor with a link that works once', async () => {
    const { signIn, sessions, redeem, storage } = await deskServer({
      database: await fresh(),
      publicUrl: 'https://society.example',
    });
    const secretary = await signIn('Secretary');
    const { status, json } = await secretary.post('/invitations', { name: ' Ann\u202e\nPerera ', role: 'officer' });
    const [, token = ''] = /^https:\/\/society\.example\/desk#invite=([\w-]{43})$/.exec(json.link) ?? [];
    const [invitation] = (await sessions.list()).filter(({ isInvitation }) => isInvitation);
    expect([status, json]).toEqual([
      201,
      { name: 'Ann Perera', link: json.link, expiresAt: invitation?.expiresAt, fault: null },
    ]);
    expect(JSON.stringify(await storage.database.all('SELECT * FROM sessions'))).not.toContain(token);
    const signedIn = await redeem(token);
    expect([signedIn.status, signedIn.json]).toMatchObject([200, { name: 'Ann Perera', role: 'editor' }]);
    expect((await redeem(token)).status).toBe(403);
  });

  test('a repeated invitation adds one that the list shows and that can be ended', async () => {
    const { signIn, redeem } = await deskServer({ database: await fresh() });
    const secretary = await signIn('Secretary');
    const [lost, repeated] = [
      await secretary.post('/invitations', { name: 'Ann' }),
      await secretary.post('/invitations', { name: 'Ann' }),
    ];
    expect(repeated.json.fault).toMatch(/^UMMES_PUBLIC_URL is not set, so links begin with http:\/\/localhost/);
    const list: Session[] = (await secretary.get('/sessions')).json;
    const invitations = list.filter(({ isInvitation }) => isInvitation);
    expect(invitations.map(({ name, role }) => [name, role])).toEqual([
      ['Ann', 'editor'],
      ['Ann', 'editor'],
    ]);
    for (const { id } of invitations) expect((await secretary.call('DELETE', `/sessions/${id}`)).status).toBe(200);
    for (const { json } of [lost, repeated]) expect((await redeem(json.link.split('=')[1])).status).toBe(403);
  });

  test("an officer's browser keeps its session when it opens a link for an editor", async () => {
    const { signIn, sessions, redeem } = await deskServer({ database: await fresh() });
    const [secretary, editor] = [await signIn('Secretary'), await signIn('Editor', 'editor')];
    const { token } = await sessions.invite('Ann', 'editor');
    const kept = await redeem(token, { cookie: secretary.cookie });
    expect([kept.status, kept.json.code]).toEqual([403, 'forbidden']);
    expect(kept.json.message).toMatch(/^This link is for an editor, so it was not used/);
    expect((await secretary.get('/session')).json).toMatchObject({ name: 'Secretary', role: 'officer' });
    expect((await redeem(token, { cookie: editor.cookie })).json).toMatchObject({ name: 'Ann', role: 'editor' });
    const { token: promotion } = await sessions.invite('Ann');
    expect((await redeem(promotion, { cookie: editor.cookie })).json).toMatchObject({ role: 'officer' });
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
