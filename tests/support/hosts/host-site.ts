import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { CACHE } from './packages.mjs';

/** A page, or a file, as somebody else has written it; its type follows from its path. `{ummes}` in it is the origin that the tags come from. */
export interface HostPage {
  /** HTML for the end of the head. */
  head?: string;
  body: string;
  /** Attributes of the html element. Default: the language is English. */
  root?: string;
  headers?: Record<string, string>;
  /** The whole document, in place of one made of `head` and `body`. */
  document?: string;
}

/** A site on an origin of its own, with pages, packages below `/packages/`, and an API of one person. */
export interface HostSite {
  origin: string;
  /** Puts a page at a path, in place of what was there. Returns its address. */
  put(path: string, page: HostPage): string;
  stop(): Promise<void>;
}

/** Keeps what a page reports. Pages with a document of their own include it themselves. */
export const WATCH = '<script src="/watch.js"></script>';

/** Without a `const`: pages that are swapped may run it twice. */
const WATCHING = `
  if (!window.reported) {
    window.reported = [];
    addEventListener('error', (event) => event.message && reported.push(event.message));
    addEventListener('unhandledrejection', (event) => reported.push(String(event.reason)));
    addEventListener('securitypolicyviolation', (event) => reported.push(event.violatedDirective + ' ' + event.blockedURI));
  }`;

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.xhtml': 'application/xhtml+xml',
};
const PERSON = { id: '1', name: 'Nimali Perera', batch: '2019', email: 'nimali@example.org' };

export async function startHostSite(ummes: string): Promise<HostSite> {
  const pages = new Map<string, HostPage>([['/watch.js', { body: '', document: WATCHING }]]);
  const server = createServer((request, response) => {
    answer(pages, ummes, request, response).catch(() => response.writeHead(404).end());
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    put(path, page) {
      pages.set(path, page);
      return origin + path;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  pages: Map<string, HostPage>,
  ummes: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const page = pages.get(pathname);
  if (page) {
    const headers = Object.entries(page.headers ?? {}).map(([name, value]) => [
      name,
      value.replaceAll('{ummes}', ummes),
    ]);
    const type = `${TYPES[extname(pathname)] ?? 'text/html'}; charset=utf-8`;
    response.writeHead(200, { 'Content-Type': type, ...Object.fromEntries(headers) });
    response.end(documentOf(page).replaceAll('{ummes}', ummes));
  } else if (pathname.startsWith('/packages/')) {
    const text = await readFile(join(CACHE, decodeURIComponent(pathname.slice('/packages/'.length))));
    response.writeHead(200, { 'Content-Type': TYPES[extname(pathname)] ?? 'application/octet-stream' }).end(text);
  } else if (pathname === '/api/users/all') {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify([PERSON]));
  } else {
    response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
  }
}

function documentOf({ document, head = '', body, root = 'lang="en"' }: HostPage): string {
  return (
    document ??
    `<!doctype html>
<html ${root}>
<head>
<meta charset="utf-8">
${WATCH}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page of somebody else</title>
${head}
</head>
<body>
${body}
</body>
</html>`
  );
}
