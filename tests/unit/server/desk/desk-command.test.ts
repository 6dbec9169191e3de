import { expect, test } from 'vitest';
import { samplePeople } from '../../../../src/server/storage/applications/sample-people';
import { command } from '../../../support/server/command-line';
import { describeEachDatabase } from '../../../support/server/each-database';
import { person } from '../../../support/server/people';
import { deskServer } from '../desk-calls';

const LINK = /^https:\/\/society\.example\/desk#invite=([\w-]{43})\n$/;

describeEachDatabase('ummes desk', ({ fresh }) => {
  const where = async () => {
    const database = await fresh();
    const server = await deskServer({ database });
    const env = { UMMES_DATA: server.data, DATABASE_URL: database, UMMES_PUBLIC_URL: 'https://society.example/' };
    return { ...server, env, desk: (...args: string[]) => command(['desk', ...args], env) };
  };

  test('invite prints only a link, which works on the running server', async () => {
    const { desk, redeem } = await where();
    const { code, out, err } = await desk('invite', ' Secretary\u202e\nof 2026 ');
    for (const name of [' \u200b\n', 'x'.repeat(101)])
      expect(await desk('invite', name)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('must be') });
    expect([code, err]).toEqual([
      0,
      'This is the sign-in link for Secretary of 2026. It can be used once, within 24 hours. Send it only to that person.\n',
    ]);
    const [, token = ''] = LINK.exec(out) ?? [];
    const signedIn = await redeem(token);
    expect([signedIn.status, signedIn.json]).toEqual([
      200,
      expect.objectContaining({ name: 'Secretary of 2026', isCurrent: true, isInvitation: false }),
    ]);
  });

  test('invite --editor invites an editor, and the session keeps the role', async () => {
    const { desk, redeem } = await where();
    const { code, out, err } = await desk('invite', '--editor', 'Ann');
    expect([code, err]).toEqual([
      0,
      'This is the sign-in link for Ann, an editor. It can be used once, within 24 hours. Send it only to that person.\n',
    ]);
    const [, token = ''] = LINK.exec(out) ?? [];
    const { json } = await redeem(token);
    expect(json).toMatchObject({ name: 'Ann', role: 'editor' });
    expect((await desk('list')).out).toMatch(new RegExp(`^${json.id}  signed in  editor   Ann  used`));
    expect(JSON.parse((await desk('list', '--json')).out)).toMatchObject([{ name: 'Ann', role: 'editor' }]);
  });

  test('invite says why its link works only on this machine', async () => {
    const { env, data } = await where();
    const invite = (UMMES_PUBLIC_URL: string) => command(['desk', 'invite', 'Editor'], { ...env, UMMES_PUBLIC_URL });
    for (const [local, fault] of [
      ['', 'UMMES_PUBLIC_URL is not set, so links begin with http://localhost:3000.'],
      ['http://localhost:80/', 'UMMES_PUBLIC_URL is http://localhost, which works only on this machine.'],
    ] as const) {
      const { code, err } = await invite(local);
      expect([code, err.split('\n').at(-2)]).toEqual([
        0,
        `The link works only on this machine: ${fault} Set it in ${data}/settings.env.`,
      ]);
    }
  });

  test('list prints a line per session and unused invitation, starting with its id, and revoke ends them', async () => {
    const { desk, signIn, sessions, call } = await where();
    expect(await desk('list')).toEqual({ code: 0, out: '', err: '' });
    const { id, cookie } = await signIn('Secretary');
    const { session } = await sessions.invite('Editor');
    const lines = (await desk('list')).out.trim().split('\n').sort();
    const day = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d';
    const expected = [
      `${id}  signed in  officer  Secretary  used ${day}  expires ${day}`,
      `${session.id}  invited    officer  Editor  not used  expires ${day}`,
    ].sort();
    expect(lines).toEqual(expected.map((line) => expect.stringMatching(new RegExp(`^${line}$`))));
    expect(id).toMatch(/^[a-km-np-z2-9]{12}$/);
    const json = JSON.parse((await desk('list', '--json')).out);
    expect(json).toContainEqual({ ...session, officer: undefined, name: 'Editor', isInvitation: true });
    expect(await desk('revoke', id, 'unknown', session.id)).toEqual({
      code: 1,
      out: `${id}  ended\n${session.id}  ended\n`,
      err: 'There is no session unknown.\n',
    });
    expect((await call('GET', '/session', { headers: { cookie } })).status).toBe(401);
    expect((await desk('list')).out).toBe('');
  });

  test('the first invitation is created once, and only if nobody has been invited or has applied', async () => {
    const sessionsOf = async () => {
      const { storage, sessions } = await where();
      await storage.applications.addSamples(samplePeople());
      return { storage, sessions };
    };
    const empty = await sessionsOf();
    const [first, second] = await Promise.all(
      [empty.sessions, empty.sessions].map((each) => each.inviteFirst('Officer')),
    );
    expect([first, second].filter(Boolean)).toHaveLength(1);
    const { id } = (first ?? second)?.session ?? { id: '' };
    expect(await empty.sessions.end(id)).toBe(true);
    expect(await empty.sessions.inviteFirst('Officer')).toBeNull();

    const invited = await sessionsOf();
    await invited.sessions.invite('Secretary');
    expect(await invited.sessions.inviteFirst('Officer')).toBeNull();

    const applied = await sessionsOf();
    const { id: _, ...application } = person(1);
    await applied.storage.applications.store(application);
    expect(await applied.sessions.inviteFirst('Officer')).toBeNull();
    expect(await applied.sessions.list()).toEqual([]);
  });
});
