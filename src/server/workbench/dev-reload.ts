import { unwatchFile, watchFile } from 'node:fs';
import type { Handler } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ServerEnv } from '../http/server-env';

/** How often the file's times are read, in milliseconds: soon enough to feel immediate. */
const POLL_MS = 200;

/**
 * A stream of server-sent events, one `reload` each time the file is replaced. Development only.
 * @param file the last one that the build writes.
 * @param stopping ends the streams.
 */
export function reloadStream(file: string, stopping: AbortSignal): Handler<ServerEnv> {
  return (c) =>
    streamSSE(c, async (stream) => {
      const notify = () => void stream.writeSSE({ event: 'reload', data: '' });
      watchFile(file, { interval: POLL_MS, persistent: false }, notify);
      await new Promise<void>((resolve) => {
        if (stopping.aborted) resolve();
        stopping.addEventListener('abort', () => resolve(), { once: true });
        stream.onAbort(resolve);
      });
      unwatchFile(file, notify);
    });
}
