import { Sessions } from '../../../src/server/desk/sessions';
import type { running } from './running-server';

type Server = Pick<Awaited<ReturnType<typeof running>>, 'url' | 'storage'>;

/** What the desk answers; `json` is null if that is no JSON. */
export interface DeskAnswer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects in it
  json: any;
}

export interface DeskOfficer {
  name: string;
  cookie: string;
  get(path: string, init?: RequestInit): Promise<DeskAnswer>;
  /** Sends JSON as the page does. */
  send(method: string, path: string, body: unknown): Promise<DeskAnswer>;
  post(path: string, body: unknown): Promise<DeskAnswer>;
}

/** Signs somebody in at the desk of a running server. Paths are below `/api/desk`. */
export async function deskOfficer({ url, storage }: Server, name = 'Nimali'): Promise<DeskOfficer> {
  const sessions = new Sessions(storage.database, () => new Date());
  const { token } = await sessions.invite(name);
  const cookie = `ummes-desk=${(await sessions.redeem(token, null))?.token}`;
  const call = async (path: string, { headers, ...init }: RequestInit = {}): Promise<DeskAnswer> => {
    const answer = await fetch(`${url}/api/desk${path}`, { ...init, headers: { cookie, origin: url, ...headers } });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, headers: answer.headers, text, json: isJson ? JSON.parse(text) : null };
  };
  const send = (method: string, path: string, body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return call(path, { method, body: text, headers: { 'content-type': 'application/json' } });
  };
  return { name, cookie, get: call, send, post: (path, body) => send('POST', path, body) };
}
