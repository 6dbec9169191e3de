/* A process with the simplest app on the same framework: it sends stored responses from memory. Started by plain-process.ts. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

/** A response as the product sent it, compressed. */
export interface StoredResponse {
  path: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

process.once('message', (responses: StoredResponse[]) => {
  const byPath = new Map(responses.map((response) => [response.path, response]));
  const app = new Hono();
  app.get('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    const found = byPath.get(pathname + search);
    if (!found) return c.notFound();
    const { headers, body } = found;
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
    return c.body(body, 200, headers);
  });
  const server = createServer(getRequestListener(app.fetch));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
