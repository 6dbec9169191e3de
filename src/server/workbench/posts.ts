import { Hono } from 'hono';
import type { ServerEnv } from '../http/server-env';

const NOT_KEPT = 'This is a state of the workbench: nothing was sent to anyone.';

/** The calls that send something, in the states of the workbench; `later` waits for the state loading. */
export function statePostRoutes(later: (left: AbortSignal) => Promise<void>): Hono<ServerEnv> {
  const posts = new Hono<ServerEnv>();
  const failure = { message: 'This address always fails.', error: 'This address always fails.' };
  posts.post('/error/*', (c) => c.json(failure, 500));
  posts.post('/html/*', (c) => c.html('<!doctype html><title>Sign in</title><p>Please sign in.'));
  posts.post('/unsuccessful/*', (c) => c.json({ success: false, ...failure }));
  posts.post('/loading/*', async (c) => {
    await later(c.req.raw.signal);
    return c.json({ message: NOT_KEPT });
  });
  posts.post('/:state{empty|many}/*', (c) => c.json({ message: NOT_KEPT }));
  return posts;
}
