import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeEachDatabase } from '../../../support/server/each-database';
import { controlClocks } from '../clocks';
import { cookieOf, type DeskResponse, deskServer, PRIVATE_HEADERS } from '../desk-calls';
import { storedContent } from './stored-content';

/* Attempts to get into the officers' desk with links and cookies. attack-table.test.ts attacks each of its calls. */

const INVALID_LINK = {
  code: 'forbidden',
  message:
    'This link does not work. Each link can be used once, within 24 hours. Please ask the administrator for a new one.',
};
const NOT_SIGNED_IN = JSON.stringify({ code: 'signed-out', message: 'You are not signed in.' });
const CROSS_SITE = {
  code: 'forbidden',
  message: 'Nothing was changed. This page is not allowed to send requests to this server.',
};
const MISDIRECTED = {
  code: 'misdirected',
  message:
    'The desk works only at https://society.example/desk. If that is the address of this page, the administrator must make the proxy pass on the Host header.',
};
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

const randomToken = () => randomBytes(32).toString('base64url');
const statusAndBody = ({ status, json }: DeskResponse) => [status, json];

describeEachDatabase('the desk', ({ fresh }) => {
  const desk = async (settings = {}) => deskServer({ database: await fresh(), ...settings });

  test('answers guessed links with one message, then with 429 for a minute, but accepts a correct link', async () => {
    const clocks = controlClocks();
    const { redeem, sessions, clock } = await desk();
    for (let guess = 0; guess < 10; guess++)
      expect(statusAndBody(await redeem(randomToken()))).toEqual([403, INVALID_LINK]);
    const limited = await redeem(randomToken());
    expect([limited.status, limited.json.code]).toEqual([429, 'too-many-requests']);
    expect(limited.headers['retry-after']).toMatch(/^\d+$/);
    expect((await redeem((await sessions.invite('Secretary')).token)).status).toBe(200);
    clock.now = new Date(clock.now.getTime() - 120 * MINUTE_MS); // the machine's clock is set back
    clocks.pass(MINUTE_MS);
    expect((await redeem(randomToken())).status).toBe(403);
  });

  test('limits guesses per network without affecting other networks', async () => {
    const { redeem } = await desk({ trustedProxies: 1 });
    const from = (address: string) => redeem(randomToken(), { 'x-forwarded-for': address });
    for (let guess = 0; guess < 10; guess++) await from(`2001:db8::${guess}`);
    expect((await from('2001:db8::ffff')).status).toBe(429);
    expect((await from('2001:db8:0:1::1')).status).toBe(403);
  });

  test('answers used, expired, revoked and invalid links in the same way', async () => {
    const clocks = controlClocks();
    const { redeem, sessions, clock, signIn, call, origin } = await desk();
    const again = () => clocks.pass(MINUTE_MS); // avoids a 429
    const { token: used } = await signIn();
    const { token: expired } = await sessions.invite('Editor');
    const revoked = await sessions.invite('Treasurer');
    expect(await sessions.end(revoked.session.id)).toBe(true);
    clock.now = new Date(clock.now.getTime() + DAY_MS);
    const live = await sessions.list(); // the server may sweep expired ones
    for (const token of [used, expired, revoked.token, randomToken(), '', 'x', `${used}x`, "' OR 1=1 --", '\0', '😀']) {
      const answer = await redeem(token);
      expect(statusAndBody(answer), token).toEqual([403, INVALID_LINK]);
      expect(answer.headers['set-cookie']).toBeUndefined();
      again();
    }
    for (const body of ['', '{', '[]', '{"token":1}', '{"token":null}', 'x'.repeat(100_000), '{"token":"\xff"}']) {
      const answer = await call('POST', '/session', { headers: { origin }, body });
      expect(statusAndBody(answer), body.slice(0, 20)).toEqual([403, INVALID_LINK]);
      again();
    }
    expect(await sessions.list()).toEqual(live);
  });

  test('signs in only one of several devices that use the same link at once', async () => {
    const { redeem, sessions } = await desk();
    for (let round = 0; round < 5; round++) {
      const { token } = await sessions.invite(`Officer ${round}`);
      const answers = await Promise.all([redeem(token), redeem(token), redeem(token)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    }
    expect(await sessions.list()).toHaveLength(5);
  });

  test('accepts only the public address as an origin', async () => {
    const { redeem, sessions, origin: own } = await desk({ publicUrl: 'https://society.example' });
    const { token } = await sessions.invite('Secretary');
    for (const origin of ['https://www.society.example', 'https://evil.example', own, 'null', ''])
      expect(statusAndBody(await redeem(token, { origin }))).toEqual([403, CROSS_SITE]);
    for (const origin of ['http://society.example', 'https://society.example:8443'])
      expect(statusAndBody(await redeem(token, { origin }))).toEqual([421, MISDIRECTED]);
    expect((await redeem(token)).status).toBe(200);
  });

  test('works only at the public address, and names it everywhere else', async () => {
    const { url, redeem, sessions, call, signIn } = await desk({
      publicUrl: 'https://society.example',
    });
    const { token } = await sessions.invite('Secretary');
    const { cookie } = await signIn('Editor');
    const content = await storedContent(sessions.database);
    const { host: ownHost } = new URL(url);
    for (const host of [ownHost, 'evil.example', 'www.society.example', 'society.example.evil.example', '']) {
      for (const origin of [`http://${host}`, `https://${host}`, 'https://society.example'])
        expect(statusAndBody(await redeem(token, { host, origin })), host).toEqual([421, MISDIRECTED]);
    }
    expect(await storedContent(sessions.database)).toEqual(content);
    for (const host of ['society.example', 'Society.Example', 'society.example:443', 'society.example:3000'])
      expect((await call('GET', '/session', { headers: { cookie, host } })).status, host).toBe(200);
    expect((await redeem(token)).status).toBe(200);
  });

  test("answers a revoked officer's next call with 401", async () => {
    const { call, signIn, sessions, origin } = await desk();
    const [secretary, editor] = [await signIn('Secretary'), await signIn('Editor')];
    expect((await call('GET', '/sessions', { headers: { cookie: editor.cookie } })).status).toBe(200);
    const headers = { cookie: secretary.cookie, origin };
    expect(statusAndBody(await call('DELETE', `/sessions/${editor.id}`, { headers }))).toEqual([
      200,
      { ended: [editor.id] },
    ]);
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await call(method, '/sessions', { headers: { cookie: editor.cookie, origin } });
      expect([answer.status, answer.body]).toEqual([401, NOT_SIGNED_IN]);
    }
    expect((await sessions.list()).map(({ officer }) => officer)).toEqual(['Secretary']);
    expect((await call('DELETE', `/sessions/${editor.id}`, { headers })).status).toBe(404);
  });

  test('ends a session after 30 days of inactivity', async () => {
    const { call, signIn, sessions, clock } = await desk();
    const { cookie } = await signIn();
    const use = async (days: number) => {
      clock.now = new Date(clock.now.getTime() + days * DAY_MS);
      return call('GET', '/session', { headers: { cookie } });
    };
    const first = await use(29);
    expect([first.status, first.headers['set-cookie']]).toEqual([200, `${cookie}; ${attributes}`]);
    const soon = await use(0.5 / 24);
    expect([soon.status, soon.headers['set-cookie']]).toEqual([200, undefined]); // renewed at most once an hour
    expect((await use(29.9)).status).toBe(200);
    expect(await call('GET', '/session', { headers: { cookie } }).then(statusAndBody)).toEqual([
      200,
      expect.objectContaining({ usedAt: clock.now.toISOString() }),
    ]);
    const late = await use(30);
    expect([late.status, late.body]).toEqual([401, NOT_SIGNED_IN]);
    expect(await sessions.list()).toEqual([]);
    await sessions.sweep(clock.now);
    expect(await sessions.database.all('SELECT id FROM sessions')).toEqual([]);
  });

  test('ends a session 30 days after it was used, even if it was used while the clock was ahead', async () => {
    const { call, signIn, clock } = await desk();
    const { cookie } = await signIn();
    const use = async (days: number) => {
      clock.now = new Date(clock.now.getTime() + days * DAY_MS);
      return (await call('GET', '/session', { headers: { cookie } })).status;
    };
    expect([await use(20), await use(-20), await use(31)]).toEqual([200, 200, 401]);
  });

  const attributes = `Path=/api/desk; Max-Age=${30 * 24 * 3600}; HttpOnly; SameSite=Strict`;

  test('answers with 401 if the cookie is misnamed, malformed, oversized, duplicated or a link token', async () => {
    const { call, signIn, sessions, redeem } = await desk();
    const unused = (await sessions.invite('Treasurer')).token;
    const [{ cookie, token }, other] = [await signIn(), await signIn()];
    const [, value = ''] = cookie.split('=');
    const [{ digest } = { digest: '' }] = await sessions.database.all<{ digest: string }>(
      'SELECT token AS digest FROM sessions',
    );
    const wrong = [
      `__Secure-${cookie}`,
      `x${cookie}`,
      `UMMES-DESK=${value}`,
      `ummes-desk="${value}"`,
      `ummes-desk=${encodeURIComponent(`${value} `)}`,
      `ummes-desk=${value}x`,
      `ummes-desk=${value.slice(1)}`,
      `ummes-desk=${'x'.repeat(14_000)}`,
      'ummes-desk=',
      'ummes-desk',
      `ummes-desk=${token}`,
      `ummes-desk=${unused}`,
      `ummes-desk=${digest}`,
      `ummes-desk=${randomToken()}`,
      `${cookie}; ${other.cookie}`,
      `${cookie}; ${cookie}`,
      `ummes-desk=x; ${cookie}`,
    ];
    for (const each of wrong) {
      const answer = await call('GET', '/session', { headers: { cookie: each } });
      expect([answer.status, answer.body], each.slice(0, 80)).toEqual([401, NOT_SIGNED_IN]);
    }
    expect((await call('GET', '/session', { headers: { cookie: `a=b;${cookie};c=d` } })).status).toBe(200);
    expect((await redeem(unused)).status).toBe(200);
  });

  test("replaces the cookie at sign-in, and ends the device's old session", async () => {
    const { call, sessions, redeem, signIn } = await desk();
    const fixed = randomToken();
    const first = await redeem((await sessions.invite('Secretary')).token, { cookie: `ummes-desk=${fixed}` });
    expect(cookieOf(first)).toMatch(/^ummes-desk=[\w-]{43}$/);
    expect(cookieOf(first)).not.toContain(fixed);
    expect((await call('GET', '/session', { headers: { cookie: `ummes-desk=${fixed}` } })).status).toBe(401);
    const before = await signIn('Attacker');
    const second = await redeem((await sessions.invite('Treasurer')).token, { cookie: before.cookie });
    expect(cookieOf(second)).not.toBe(before.cookie);
    expect((await call('GET', '/session', { headers: { cookie: before.cookie } })).status).toBe(401);
    expect((await sessions.list()).map(({ officer }) => officer).sort()).toEqual(['Secretary', 'Treasurer']);
    // An invalid link does not end any session.
    await redeem(randomToken(), { cookie: cookieOf(second) });
    expect((await call('GET', '/session', { headers: { cookie: cookieOf(second) } })).status).toBe(200);
  });

  test('does not log links, tokens or cookies at any level', async () => {
    const { call, signIn, redeem, sessions, logs, origin, get } = await desk();
    const { token, cookie } = await signIn();
    const unused = (await sessions.invite('Editor')).token;
    await redeem(token);
    await get(`/desk?invite=${unused}`);
    await call('GET', '/session', { headers: { cookie } });
    await call('GET', `/session?token=${unused}`, { headers: { cookie } });
    await call('POST', '/session', { headers: { origin }, body: `{"token":"${unused}"` });
    await sessions.database.run('DROP TABLE sessions');
    expect((await call('GET', '/session', { headers: { cookie } })).status).toBe(500);
    expect((await redeem(unused)).status).toBe(500);
    const text = JSON.stringify(logs);
    expect(text).toContain('/api/desk/session');
    for (const secret of [token, unused, cookie.split('=')[1] ?? 'x']) expect(text).not.toContain(secret);
  });

  test('stores only digests of links and cookies', async () => {
    const { signIn, sessions } = await desk();
    const { token, cookie } = await signIn();
    const unused = (await sessions.invite('Editor')).token;
    const stored = JSON.stringify(await storedContent(sessions.database));
    for (const secret of [token, unused, cookie.split('=')[1] ?? 'x']) expect(stored).not.toContain(secret);
  });

  test('answers a misspelt path with 401, 404 or 400, and reveals no personal data', async () => {
    const { get, signIn } = await desk();
    await signIn('Findable Officer');
    for (const path of [
      '/api/desk/sessions?x=/',
      '/api/desk/sessions/',
      '/api/desk/./sessions',
      '/api/desk/x/../sessions',
      '/api/desk//sessions',
      '/api//desk/sessions',
      '//api/desk/sessions',
      '/API/DESK/sessions',
      '/api/%64esk/sessions',
      '/api/desk/%73essions',
      '/api/desk%2Fsessions',
      '/api%2Fdesk/sessions',
      '/api/desk;x/sessions',
      '/api/desk\\sessions',
      '/api\\desk\\sessions',
      '/api/desk/sessions%00',
      '/api/desk/sessions%0d%0a',
      '/x/../api/desk/sessions',
      '/embed/..%2Fapi/desk/sessions',
      'http://elsewhere.example/api/desk/sessions',
    ]) {
      const { status, body } = await get(path);
      expect([400, 401, 404], path).toContain(status);
      expect(String(body), path).not.toContain('Findable');
    }
  });

  test('forbids caching, framing and indexing of every response, including errors', async () => {
    const { call, signIn, redeem, origin } = await desk();
    const { cookie } = await signIn();
    const headers = { cookie, origin };
    const answers = [
      await call('GET', '/session', { headers }),
      await call('GET', '/sessions', { headers }),
      await call('GET', '/sessions'),
      await call('GET', '/nowhere', { headers }),
      await call('PUT', '/sessions', { headers, body: 'x' }),
      await call('POST', '/sessions', { headers, body: 'x'.repeat(3_000_000) }),
      await call('DELETE', '/sessions/unknown', { headers }),
      await call('DELETE', '/session', { headers: { cookie } }),
      await redeem(randomToken()),
      await redeem('x'.repeat(3_000_000)),
      await call('OPTIONS', '/session', { headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 404, 405, 405, 404, 403, 403, 403, 405]);
    for (const answer of answers) {
      expect(answer.headers).toMatchObject({
        ...PRIVATE_HEADERS,
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
      expect(answer.headers.etag).toBeUndefined();
    }
  });
});
