import { type Context, Hono } from 'hono';
import { type Session, SIGN_IN } from '../../model/desk/session';
import { clientAddress, subscriber } from '../http/client-address';
import { requestCounter, TOO_MANY } from '../http/rate-limit';
import type { DeskEnv, DeskParts } from './desk-env';
import { DeskError, UNCHANGED } from './desk-error';
import { readJson } from './read-request';
import { readSessionCookie, writeSessionCookie } from './session-cookie';
import type { Sessions, StoredSession } from './sessions';

/** Links that do not work, per client and minute. Guessing 256 bits is hopeless anyway; this keeps the noise down. */
const FAILURES_PER_MINUTE = 10;

/** The same for every cause: who tries links learns nothing from it. */
const LINK_REFUSED =
  'This link does not work: each one works once and for 24 hours, so please ask the administrator for a new one.';

/** Signing in and out, and who is signed in. */
export function sessionRoutes({ settings }: DeskParts, sessions: Sessions): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  const countFailure = requestCounter(FAILURES_PER_MINUTE);

  app.post('/session', async (c) => {
    const token = await readToken(c);
    const issued = await sessions.redeem(token, readSessionCookie(c.env.incoming, settings));
    if (issued) {
      writeSessionCookie(c.env.outgoing, settings, issued.token);
      return c.json(published(issued.session, issued.session.id));
    }
    const wait = countFailure(subscriber(clientAddress(c.env.incoming, settings.trustedProxies)));
    if (wait > 0) throw new DeskError(429, 'too-many-requests', TOO_MANY, { headers: { 'Retry-After': String(wait) } });
    throw new DeskError(403, 'forbidden', LINK_REFUSED);
  });

  app.get('/session', async (c) => {
    const { session: id } = c.get('officer');
    const current = (await sessions.list()).find((session) => session.id === id);
    if (!current) throw new DeskError(404, 'not-found', 'This session has ended.');
    return c.json(published(current, id));
  });

  app.delete('/session', (c) => end(c, c.get('officer').session));

  app.get('/sessions', async (c) => {
    const { session: id } = c.get('officer');
    return c.json((await sessions.list()).map((session) => published(session, id)));
  });

  app.delete('/sessions/:id', (c) => end(c, c.req.param('id')));

  async function end(c: Context<DeskEnv>, id: string): Promise<Response> {
    const isEnded = await sessions.end(id);
    if (id === c.get('officer').session) writeSessionCookie(c.env.outgoing, settings, null);
    else if (!isEnded) throw new DeskError(404, 'not-found', `${UNCHANGED} This session has ended already.`);
    return c.json({ ended: [id] });
  }

  return app;
}

/** The token that a link was opened with; '' if the request is none, which is a wrong link like any other. */
async function readToken(c: Context<DeskEnv>): Promise<string> {
  try {
    return (await readJson(c, SIGN_IN)).token;
  } catch (error) {
    if (error instanceof DeskError) return '';
    throw error;
  }
}

function published({ officer, isInvitation, ...times }: StoredSession, current: string): Session {
  return { ...times, name: officer, isInvitation: isInvitation === 1, isCurrent: times.id === current };
}
