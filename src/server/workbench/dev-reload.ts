import type { Handler } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ServerEnv } from '../http/server-env';

/**
 * A stream without events, which ends with the server: pages wait for the next one and reload. Development only.
 * @param stopping ends the streams.
 */
export function reloadStream(stopping: AbortSignal): Handler<ServerEnv> {
  return (c) =>
    streamSSE(c, async (stream) => {
      await new Promise<void>((resolve) => {
        if (stopping.aborted) resolve();
        stopping.addEventListener('abort', () => resolve(), { once: true });
        stream.onAbort(resolve);
      });
    });
}
