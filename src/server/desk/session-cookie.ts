import type { IncomingMessage, ServerResponse } from 'node:http';
import { DESK_API } from '../../model/desk/desk-paths';
import type { Settings } from '../settings/settings';
import { SESSION_MS } from './sessions';

const NAME = 'ummes-desk';

type Addresses = Pick<Settings, 'publicUrl'>;

/** A browser takes a name with this prefix over https alone. */
function nameOf(settings: Addresses): string {
  return isSecure(settings) ? `__Secure-${NAME}` : NAME;
}

function isSecure({ publicUrl }: Addresses): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/**
 * The token in a request's cookie; null if there is none. Of two with the name, one may be another's: a neighbouring
 * host can set cookies for this one, so neither counts.
 */
export function readSessionCookie({ headers }: IncomingMessage, settings: Addresses): string | null {
  const start = `${nameOf(settings)}=`;
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const [own, another] = pairs.filter((pair) => pair.startsWith(start));
  return own === undefined || another !== undefined ? null : own.slice(start.length);
}

/** Gives the browser a session's token, or with null takes it away. */
export function writeSessionCookie(outgoing: ServerResponse, settings: Addresses, token: string | null): void {
  const seconds = token === null ? 0 : SESSION_MS / 1000;
  const scope = `Path=${DESK_API}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure(settings) ? '; Secure' : ''}`;
  outgoing.setHeader('Set-Cookie', `${nameOf(settings)}=${token ?? ''}; ${scope}`);
}
