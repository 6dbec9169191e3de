import { deskRoutes } from '../../../src/server/desk/desk-routes';
import { Sessions } from '../../../src/server/desk/sessions';
import { createLog } from '../../../src/server/http/log';
import { PhotoEncoder } from '../../../src/server/photos/photo-encoder';
import type { Settings } from '../../../src/server/settings/settings';
import { openSheets } from '../../../src/server/sheets/sheets';
import type { Storage } from '../../../src/server/storage/storage';
import { running } from './running-server';

/** What came back from the desk. */
export interface DeskAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface DeskRequest {
  headers?: Record<string, string>;
  body?: string | ReadableStream;
}

/** A running server whose clock stands still until a test moves it. Its log has every level. */
export async function deskServer(settings: Partial<Settings> = {}) {
  const clock = { now: new Date() };
  const server = await running({ logLevel: 'trace', ...settings }, undefined, () => clock.now);
  const sessions = new Sessions(server.storage.database, () => clock.now);
  const origin = server.url;

  async function call(method: string, path: string, { headers = {}, body }: DeskRequest = {}): Promise<DeskAnswer> {
    const init = { method, headers, body, redirect: 'manual', duplex: 'half' };
    const answer = await fetch(`${server.url}/api/desk${path}`, init as RequestInit);
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  }

  /** Uses a link. */
  const redeem = (token: string, headers: Record<string, string> = {}) =>
    call('POST', '/session', { headers: { origin, ...headers }, body: JSON.stringify({ token }) });

  /** Signs somebody in. @returns what to send as the cookie, and the session's id. */
  async function signIn(name = 'Secretary') {
    const { token } = await sessions.invite(name);
    const answer = await redeem(token);
    return { token, cookie: cookieOf(answer), id: JSON.parse(answer.body).id as string };
  }

  return { ...server, clock, sessions, origin, call, redeem, signIn };
}

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieOf({ headers }: DeskAnswer): string {
  return headers['set-cookie']?.split(';')[0] ?? '';
}

/** The desk's own calls, as they are mounted, with a word in place of each name in a path. */
export function deskCalls(settings: Settings, storage: Storage): { method: string; path: string }[] {
  const log = createLog('silent', { write() {} });
  const sheets = openSheets(settings, {}, log);
  const encoder = new PhotoEncoder(log);
  const { routes } = deskRoutes({ settings, storage, sheets, encoder, log, now: () => new Date() });
  for (const sheet of Object.values(sheets)) sheet.close();
  encoder.close();
  return routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, path: path.replace(/:\w+(?:\{[^}]*\})?/g, 'k7m2xq9hbt4c') }));
}
