import { type IncomingMessage, request } from 'node:http';
import type { Role } from '../../../src/model/desk/session';
import { societyFrom } from '../../../src/model/society/society';
import { deskRoutes } from '../../../src/server/desk/desk-routes';
import { Sessions } from '../../../src/server/desk/sessions';
import { PhotoEncoder } from '../../../src/server/intake/photos/photo-encoder';
import { createLog } from '../../../src/server/serve/log';
import type { Settings } from '../../../src/server/settings/settings';
import type { Sources } from '../../../src/server/sources/sources';
import type { Storage } from '../../../src/server/storage/storage';
import { running } from '../../support/server/running-server';

type Server = Pick<Awaited<ReturnType<typeof running>>, 'url' | 'storage' | 'settings'>;

/** Headers that keep the desk out of caches, frames, search engines and referrers. */
export const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
};

/** A response from the desk; `json` is null if the body is not JSON. */
export interface DeskResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test states what it expects
  json: any;
}

export interface DeskRequest {
  headers?: Record<string, string>;
  body?: string | Uint8Array | ReadableStream;
}

/** Calls the desk's API. @param path under `/api/desk`. @param request if it has a `host`, its body is text. */
export async function callDesk(url: string, method: string, path: string, { headers = {}, body }: DeskRequest = {}) {
  if (headers.host !== undefined) return callHost(url, method, path, { headers, body });
  const init = { method, headers, body, redirect: 'manual', duplex: 'half' };
  const answer = await fetch(`${url}/api/desk${path}`, init as RequestInit);
  const text = Buffer.from(await answer.arrayBuffer()).toString(); // keeps a byte order mark
  const isJson = text !== '' && answer.headers.get('content-type')?.includes('json');
  const json = isJson ? JSON.parse(text) : null;
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: text, json } as DeskResponse;
}

/** Sends a call with a `Host` header, which fetch doesn't allow. */
async function callHost(url: string, method: string, path: string, { headers = {}, body }: DeskRequest) {
  const { hostname, port } = new URL(url);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { hostname, port, path: `/api/desk${path}`, method, headers, agent: false };
    request(options, resolve).once('error', reject).end(body);
  });
  const text = Buffer.concat(await answer.toArray()).toString();
  const json = answer.headers['content-type']?.includes('json') ? JSON.parse(text) : null;
  const received = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  return { status: answer.statusCode, headers: Object.fromEntries(received), body: text, json } as DeskResponse;
}

/** Returns the headers that a browser sends to a server at its public URL, through a proxy. */
function addressHeaders(url: string, publicUrl?: string): Record<string, string> {
  return publicUrl ? { origin: publicUrl, host: new URL(publicUrl).host } : { origin: url };
}

export function redeem(url: string, token: string, headers: Record<string, string> = {}): Promise<DeskResponse> {
  return callDesk(url, 'POST', '/session', { headers: { origin: url, ...headers }, body: JSON.stringify({ token }) });
}

/** Returns the cookie that a response sets, as a browser would send it back. */
export function cookieOf({ headers }: DeskResponse): string {
  return headers['set-cookie']?.split(';')[0] ?? '';
}

export type DeskOfficer = Awaited<ReturnType<typeof deskOfficer>>;

/** Signs in at a running server's desk. @returns functions that make calls, and the credentials. */
export async function deskOfficer(
  { url, storage, settings }: Server,
  name = 'Nimali',
  now = () => new Date(),
  role: Role = 'officer',
) {
  const { token } = await new Sessions(storage.database, now).invite(name, role);
  const address = addressHeaders(url, settings.publicUrl);
  const answer = await redeem(url, token, address);
  const cookie = cookieOf(answer);
  const call = (method: string, path: string, { headers, body }: DeskRequest = {}) =>
    callDesk(url, method, path, { headers: { cookie, ...address, ...headers }, ...(body !== undefined && { body }) });
  /** Sends a value as JSON, as the page does, or a string unchanged. */
  const send = (method: string, path: string, json: unknown) => {
    const body = typeof json === 'string' ? json : JSON.stringify(json);
    return call(method, path, { body, headers: { 'content-type': 'application/json' } });
  };
  return {
    token,
    cookie,
    id: answer.json.id as string,
    call,
    get: (path: string) => call('GET', path),
    send,
    post: (path: string, json: unknown) => send('POST', path, json),
    /** Decides on this version of one application. */
    decide: (id: string, status: string, version = 1, from = 'pending') =>
      send('POST', '/applications/decisions', { status, applications: [{ id, version, from }] }),
    turn: (id: string, version: number, status = 'pending', degrees: unknown = 90) =>
      send('POST', `/applications/${id}/turn`, { version, status, degrees }),
    postCsv: (path: string, body: NonNullable<DeskRequest['body']>) =>
      call('POST', path, { body, headers: { 'content-type': 'text/csv' } }),
  };
}

/** Starts a server that logs at every level and whose clock moves only when a test moves it. */
export async function deskServer(settings: Partial<Settings> = {}) {
  const clock = { now: new Date() };
  const server = await running({ logLevel: 'trace', ...settings }, undefined, { now: () => clock.now });
  const { url } = server;
  return {
    ...server,
    clock,
    sessions: new Sessions(server.storage.database, () => clock.now),
    origin: url,
    call: (method: string, path: string, request?: DeskRequest) => callDesk(url, method, path, request),
    redeem: (token: string, headers?: Record<string, string>) =>
      redeem(url, token, { ...addressHeaders(url, settings.publicUrl), ...headers }),
    signIn: (name = 'Secretary', role?: Role) => deskOfficer(server, name, () => clock.now, role),
  };
}

/** A call that the desk has a route for. */
export interface RegisteredCall {
  /** The method and the route's path: `GET /applications/:id`. */
  name: string;
  method: string;
  /** With a placeholder for each path parameter. */
  path: string;
}

/** Lists the calls that the desk has routes for. */
export function deskCalls(settings: Settings, storage: Storage): RegisteredCall[] {
  const log = createLog('silent', { write() {} });
  const sources = { sheets: [] } as unknown as Sources;
  const encoder = new PhotoEncoder();
  const society = () => societyFrom([]);
  const { routes } = deskRoutes({ settings, storage, sources, encoder, log, society, now: () => new Date() });
  return routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({
      name: `${method} ${path.replace(/\{[^}]*\}/g, '')}`,
      method,
      path: path.replace(/:\w+(?:\{[^}]*\})?/g, 'k7m2xq9hbt4c'),
    }));
}
