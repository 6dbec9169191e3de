import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { DESK_API, DESK_PATH } from '../../model/desk/desk-paths';
import { isOwnOrigin } from '../http/cors';
import type { Settings } from '../settings/settings';
import { DatabaseUnavailableError } from '../storage/database/database';
import { type DeskEnv, DeskError, type DeskParts, UNCHANGED } from './desk-call';
import { mayCall } from './roles';
import { SESSION_MS, type Sessions } from './sessions';

/** The sign-in call, which needs no session. */
const SIGN_IN = `POST ${DESK_API}/session`;

const FOR_OFFICERS = `${UNCHANGED} Editors can use Content only. Ask an officer.`;

/**
 * Responds with 421 at any address but the public URL, with 401 to calls without a session, except sign-in, and with
 * 403 to writes without the site's own `Origin` and to editors' calls that only officers may make. Doesn't read the
 * request's body.
 */
export function guard({ settings, log }: DeskParts, sessions: Sessions): MiddlewareHandler<DeskEnv> {
  const { publicUrl } = settings;
  const misdirected =
    `The desk works only at ${publicUrl}${DESK_PATH}. If that is the address of this page, the administrator must ` +
    'make the proxy pass on the Host header.';
  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    if (publicUrl && !isSentTo(publicUrl, incoming)) throw new DeskError(421, 'misdirected', misdirected);
    const { method, path } = c.req;
    const isSignIn = `${method} ${path}` === SIGN_IN;
    if (!isSignIn) {
      const token = readSessionCookie(incoming, settings);
      const session = token === null ? null : await sessions.find(token);
      if (!session) throw new DeskError(401, 'signed-out', 'You are not signed in.');
      const extended = await sessions.extend(session).catch((error) => {
        if (!(error instanceof DatabaseUnavailableError)) throw error;
        log.warn({ err: error }, 'the use of a session could not be recorded'); // a locked database can still be read
        return null;
      });
      if (extended) writeSessionCookie(outgoing, settings, token);
      c.set('session', extended ?? session);
    }
    const isOwn = publicUrl ? incoming.headers.origin === publicUrl : isOwnOrigin(incoming, settings);
    if (!['GET', 'HEAD'].includes(method) && !isOwn)
      throw new DeskError(403, 'forbidden', `${UNCHANGED} This page is not allowed to send requests to this server.`);
    if (!isSignIn && !mayCall(c.get('session').role, method, path.slice(DESK_API.length)))
      throw new DeskError(403, 'forbidden-for-editors', FOR_OFFICERS);
    return next();
  };
}

/**
 * Returns whether a request is for the public URL's host, and not from a page at another port or scheme of that host.
 * Ignores the port in `Host`: proxies may omit it, as nginx does with `$host`.
 */
function isSentTo(publicUrl: string, { headers: { host = '', origin = '' } }: IncomingMessage): boolean {
  const { hostname } = new URL(publicUrl);
  return hostnameOf(`http://${host}`) === hostname && (hostnameOf(origin) !== hostname || origin === publicUrl);
}

function hostnameOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

/**
 * Returns the token in a request's cookie; null if there is no cookie, or two with the same name: another host on the
 * same domain can set cookies for this one, so neither is trusted.
 */
export function readSessionCookie({ headers }: IncomingMessage, settings: Settings): string | null {
  const start = `${cookieOf(settings).name}=`;
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const [own, another] = pairs.filter((pair) => pair.startsWith(start));
  return own === undefined || another !== undefined ? null : own.slice(start.length);
}

/** Sets the cookie with a session's token; null deletes it. */
export function writeSessionCookie(outgoing: ServerResponse, settings: Settings, token: string | null): void {
  const { name, secure } = cookieOf(settings);
  const seconds = token === null ? 0 : SESSION_MS / 1000;
  const scope = `Path=${DESK_API}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  outgoing.setHeader('Set-Cookie', `${name}=${token ?? ''}; ${scope}`);
}

/** Returns the cookie's name and `Secure` attribute. Browsers accept the `__Secure-` prefix only over https. */
function cookieOf({ publicUrl }: Settings) {
  return publicUrl?.startsWith('https:')
    ? { name: '__Secure-ummes-desk', secure: '; Secure' }
    : { name: 'ummes-desk', secure: '' };
}
