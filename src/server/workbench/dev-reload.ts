import { unwatchFile, watchFile } from 'node:fs';
import type { Handler } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ServerEnv } from '../http/server-env';

/** How often the build's last file is looked at, in milliseconds: soon enough to feel immediate. */
const LOOK_MS = 200;

/**
 * A stream of server-sent events, one `reload` each time the file is written anew. Development only.
 * @param file what the build writes last.
 */
export function reloadStream(file: string): Handler<ServerEnv> {
  return (c) =>
    streamSSE(c, async (stream) => {
      const tell = () => void stream.writeSSE({ event: 'reload', data: '' });
      watchFile(file, { interval: LOOK_MS, persistent: false }, tell);
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      unwatchFile(file, tell);
    });
}
