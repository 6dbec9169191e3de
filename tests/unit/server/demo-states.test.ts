import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { addDemo } from '../../../demo/server/demo';
import { normaliseAlumni } from '../../../src/model/alumni/alumnus';
import { normaliseEvents } from '../../../src/model/events/event';
import type { ServerEnv } from '../../../src/server/http/server-env';

const app = new Hono<ServerEnv>();
addDemo(app, new AbortController().signal);
const onNode = { incoming: { headers: {} }, outgoing: { setHeader() {} } };
const ask = async (state: string, signal?: AbortSignal) =>
  app.request(`/demo/states/${state}/api/sheets/events`, { ...(signal && { signal }) }, onNode);

describe('the demo states of the API', () => {
  it('include 5,000 events without problems', async () => {
    const { success, data } = (await (await ask('many')).json()) as { success: boolean; data: unknown[] };
    const { items, problems } = normaliseEvents(data, 'https://society.example/');
    expect(success).toBe(true);
    expect(items).toHaveLength(5000);
    expect(problems).toEqual([]);
  });

  it("include people in the directory's format", async () => {
    const people = async (state: string) =>
      (await app.request(`/demo/states/${state}/api/users/all`, {}, onNode)).json() as Promise<unknown[]>;
    expect(await people('empty')).toEqual([]);
    const { items, problems } = normaliseAlumni(await people('many'));
    expect(items).toHaveLength(5000);
    expect(problems).toEqual([]);
  });

  it('store nothing, and succeed or fail as the state says', async () => {
    const send = (state: string, path: string) =>
      app.request(`/demo/states/${state}${path}`, { method: 'POST', body: new FormData() }, onNode);
    for (const path of ['/users/submit', '/newsletters/unsubscribe?id=1']) {
      expect(await (await send('empty', path)).json()).toEqual({ message: expect.stringContaining('workbench') });
      const failed = await send('error', path);
      expect(failed.status).toBe(500);
      expect(await failed.json()).toMatchObject({ message: expect.any(String), error: expect.any(String) });
    }
    expect((await send('sideways', '/users/submit')).status).toBe(404);
  });

  it('include a slow response, which ends when the visitor leaves', async () => {
    const leave = new AbortController();
    const answer = ask('loading', leave.signal).then(() => 'answered');
    const patience = new Promise((resolve) => setTimeout(resolve, 50, 'still waiting'));
    expect(await Promise.race([answer, patience])).toBe('still waiting');
    leave.abort();
    await expect(answer).resolves.toBe('answered');
  });

  it('respond with 404 to an unknown state or a call without rows', async () => {
    expect((await ask('sideways')).status).toBe(404);
    expect((await app.request('/demo/states/many/api/nothing', {}, onNode)).status).toBe(404);
    expect((await app.request('/demo/states/many/api/toString', {}, onNode)).status).toBe(404);
  });
});
