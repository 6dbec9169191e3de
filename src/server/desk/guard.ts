import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { DESK_API } from '../../model/desk/desk-paths';
import { DatabaseUnavailableError } from '../database/database';
import type { DeskEnv, DeskParts } from './desk-env';
import { DeskError, UNCHANGED } from './desk-error';
import { readSessionCookie, writeSessionCookie } from './session-cookie';
import type { Sessions } from './sessions';

/** The call that signs in: the only one without a session. */
const SIGN_IN_PATH = '/session';

const NOT_SIGNED_IN = 'You are not signed in.';

const READS = ['GET', 'HEAD'];

/**
 * Lets nobody pass without a session: 401, whatever is asked for. What is not a read has to come from a page of the
 * site: 403. A request's body is not read before.
 */
export function guard(
  { settings, log }: Pick<DeskParts, 'settings' | 'log'>,
  sessions: Sessions,
): MiddlewareHandler<DeskEnv> {
  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    if (!(c.req.method === 'POST' && c.req.path === DESK_API + SIGN_IN_PATH)) {
      const token = readSessionCookie(incoming, settings);
      const session = token === null ? null : await sessions.find(token);
      if (!session) throw new DeskError(401, 'signed-out', NOT_SIGNED_IN);
      c.set('officer', { session: session.id, name: session.officer });
      const isExtended = await sessions.extend(session).catch((error) => {
        if (!(error instanceof DatabaseUnavailableError)) throw error;
        log.warn({ err: error }, 'the use of a session could not be noted'); // reads go on beside a locked database
        return false;
      });
      if (isExtended) writeSessionCookie(outgoing, settings, token);
    }
    if (!READS.includes(c.req.method) && !isFromOwnPage(incoming, settings))
      throw new DeskError(403, 'forbidden', `${UNCHANGED} This page may not send here.`);
    return next();
  };
}

/** Browsers send the origin with everything that is not a read. */
function isFromOwnPage({ headers }: IncomingMessage, { publicUrl }: DeskParts['settings']): boolean {
  const { origin, host } = headers;
  const own = [publicUrl && new URL(publicUrl).origin, host && `https://${host}`, host && `http://${host}`];
  return origin !== undefined && own.includes(origin);
}
