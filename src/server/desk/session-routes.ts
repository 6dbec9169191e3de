import type { Context, Hono } from 'hono';
import { signInLink } from '../../model/desk/desk-paths';
import {
  INVITATION_REQUEST,
  type Invitation,
  NAME_RULE,
  officerName,
  type Session,
  SIGN_IN,
} from '../../model/desk/session';
import { TOO_MANY } from '../../model/forms/receiving';
import { Arrivals } from '../http/arrivals';
import { clientAddress, clientKey, limitedClient } from '../http/client-address';
import { requestCounter } from '../http/rate-limit';
import { RequestError } from '../http/request-error';
import { publicUrlFault, siteUrlOf } from '../settings/site-url';
import { type DeskEnv, DeskError, type DeskParts, readJson, UNCHANGED } from './desk-call';
import { readSessionCookie, writeSessionCookie } from './guard';
import type { Sessions, StoredSession } from './sessions';

/** Maximum failed sign-ins per client per minute. 256-bit tokens can't be guessed; the limit only reduces noise. */
const FAILURES_PER_MINUTE = 10;

/** Maximum size of a sign-in request, which contains a token of 43 characters. */
const MAX_BYTES = 1024;

/** The same message for every cause, so that guesses reveal nothing. */
const INVALID_LINK =
  'This link does not work. Each link can be used once, within 24 hours. Please ask the administrator for a new one.';

const FOR_AN_EDITOR =
  'This link is for an editor, so it was not used: it would have ended your session as an officer. It still works. Send it to the editor.';

/** Adds the routes for signing in and out, for listing and ending sessions, and for inviting editors. */
export function addSessions(app: Hono<DeskEnv>, { settings, log }: DeskParts, sessions: Sessions): void {
  const arrivals = new Arrivals({ name: 'sign-ins', log });
  const countFailure = requestCounter(FAILURES_PER_MINUTE);

  app.post('/session', async (c) => {
    const { incoming, outgoing } = c.env;
    const { trustedProxies } = settings;
    const request = await arrivals.receive(limitedClient(incoming, trustedProxies), (arrival) =>
      readJson(c, SIGN_IN, { maxBytes: MAX_BYTES, arrival }).catch(invalidLink),
    );
    const before = readSessionCookie(incoming, settings);
    if (request && before && (await sessions.replacesOfficer(request.token, before)))
      throw new DeskError(403, 'forbidden', FOR_AN_EDITOR);
    const issued = request && (await sessions.redeem(request.token, before));
    if (issued) {
      writeSessionCookie(outgoing, settings, issued.token);
      return c.json(published(issued.session, issued.session));
    }
    const retryAfter = countFailure(clientKey(clientAddress(incoming, trustedProxies)));
    if (retryAfter > 0) throw new DeskError(429, 'too-many-requests', TOO_MANY, { retryAfter });
    throw new DeskError(403, 'forbidden', INVALID_LINK);
  });

  app.get('/session', (c) => c.json(published(c.get('session'), c.get('session'))));

  app.get('/sessions', async (c) => {
    const list = await sessions.list();
    return c.json(list.map((session) => published(session, c.get('session'))));
  });

  app.post('/invitations', async (c) => {
    const name = officerName((await readJson(c, INVITATION_REQUEST)).name);
    if (!name) throw new DeskError(422, 'invalid', `${UNCHANGED} ${NAME_RULE}`);
    const { token, session } = await sessions.invite(name, 'editor');
    log.info({ invitation: session.id, session: c.get('session').id }, 'an editor was invited at the desk');
    const link = signInLink(siteUrlOf(settings), token);
    return c.json(
      { name, link, expiresAt: session.expiresAt, fault: publicUrlFault(settings) } satisfies Invitation,
      201,
    );
  });

  app.delete('/session', (c) => end(c, c.get('session').id));

  app.delete('/sessions/:id', (c) => end(c, c.req.param('id')));

  async function end(c: Context<DeskEnv>, id: string): Promise<Response> {
    const isEnded = await sessions.end(id);
    if (id === c.get('session').id) writeSessionCookie(c.env.outgoing, settings, null);
    else if (!isEnded) throw new DeskError(404, 'not-found', `${UNCHANGED} This session has already ended.`);
    return c.json({ ended: [id] });
  }
}

/** Treats a malformed or large request like an invalid link. @throws if it was too slow, or gave way to another. */
function invalidLink(error: Error): null {
  if (error instanceof RequestError && (error.status === 408 || error.status === 503)) throw error;
  return null;
}

function published({ officer, isInvitation, ...times }: StoredSession, current: StoredSession): Session {
  return { ...times, name: officer, isInvitation: isInvitation === 1, isCurrent: times.id === current.id };
}
