import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { addDemo } from '../../../demo/server/demo';
import type { ServerEnv } from '../../../src/server/http/server-env';

const app = new Hono<ServerEnv>();
addDemo(app, new AbortController().signal);
const onNode = { incoming: { headers: {} }, outgoing: { setHeader() {} } };

describe("the API's demo states", () => {
  it('accept submissions without storing them, except for "error", which responds with 500', async () => {
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
});
