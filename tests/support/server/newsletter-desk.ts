import { expect } from 'vitest';
import { ADDITION, IMPORT_REPORT, REMOVAL, SUBSCRIBER_LIST } from '../../../src/model/desk/newsletter-list';
import { Sessions } from '../../../src/server/desk/sessions';
import type { Settings } from '../../../src/server/settings/settings';
import { running } from './running-server';

/** A running server, and an officer at its desk. */
export async function newsletterDesk(settings: Partial<Settings>) {
  const server = await running(settings);
  return { ...server, ...(await officerOf(server, 'Secretary')) };
}

type Server = Awaited<ReturnType<typeof running>>;

/** Signs somebody in with an invitation. */
export async function officerOf({ url, storage }: Server, name: string) {
  const { token } = await new Sessions(storage.database, () => new Date()).invite(name);
  const headers: Record<string, string> = { origin: url };
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/api/desk${path}`, { ...init, headers: { ...headers, ...(init.headers as object) } });
  const post = (path: string, json: unknown) => call(path, { method: 'POST', body: JSON.stringify(json) });
  const send = (path: string, body: string | Uint8Array) =>
    call(path, { method: 'POST', body: body as BodyInit, headers: { 'content-type': 'text/csv' } });
  const signedIn = await post('/session', { token });
  headers.cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answerOf = async (response: Promise<Response>) => {
    const answer = await response;
    expect([answer.status, answer.ok || (await answer.text())]).toEqual([200, true]);
    return answer.json();
  };
  return {
    call,
    post,
    send,
    list: async (query = '') => SUBSCRIBER_LIST.parse(await answerOf(call(`/newsletter${query}`))),
    add: async (email: string) => ADDITION.parse(await answerOf(post('/newsletter', { email }))),
    remove: async (email: string) => REMOVAL.parse(await answerOf(post('/newsletter/remove', { email }))),
    preview: async (list: string | Uint8Array) =>
      IMPORT_REPORT.parse(await answerOf(send('/newsletter/preview', list))),
    import: async (list: string | Uint8Array) => IMPORT_REPORT.parse(await answerOf(send('/newsletter/import', list))),
    text: async (path: string) => {
      const answer = await call(path);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer()).toString();
    },
  };
}
