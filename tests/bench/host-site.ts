import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { openStorage } from '../../src/server/storage/storage';
import { LAUNCH_FLAGS } from '../support/programs.mjs';
import { addPeople } from '../support/server/people';
import { startServerProcess } from './server-process';

/** The society's server with the sample content and a directory, a site that hosts its tags, and a browser. */
export interface HostSite {
  browser: Browser;
  /** The society's address. */
  society: string;
  /** Returns the address of a host page. @param query of the loader, such as `?first=events`. */
  pageWith(tags: readonly string[], query?: string): string;
  /** Returns the address of a host page with a frame. @param path of the frame on the society's server. */
  pageWithFrame(path: string): string;
}

/** Runs measurements with a host site. @param people in the directory. */
export async function withHostSite<Result>(
  people: number,
  measure: (site: HostSite) => Promise<Result>,
): Promise<Result> {
  const data = await mkdtemp(join(tmpdir(), 'ummes-bench-'));
  const storage = await openStorage({ data, database: `sqlite:${join(data, 'ummes.db')}`, bucket: null });
  await addPeople(storage, people);
  await storage.close();
  const server = await startServerProcess({ UMMES_DATA: data, UMMES_DEMO: '1' });
  const host = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://host');
    response.setHeader('Content-Type', 'text/html');
    response.end(hostPage(searchParams.get('content') ?? ''));
  });
  // The same site as the server, so that a frame is in the slowed down process too.
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
  const pageOf = (content: string) => `${hostUrl}?${new URLSearchParams({ content })}`;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: LAUNCH_FLAGS });
  try {
    return await measure({
      browser,
      society: server.url,
      pageWith: (tags, query = '') =>
        pageOf(tags.map(tagOf).join('\n') + loader(`${server.url}/widgets/ummes.js${query}`)),
      pageWithFrame: (path) => pageOf(frame(server.url + path)),
    });
  } finally {
    await browser.close();
    host.close();
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
}

const hostPage = (content: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">
<h1>A department's page</h1>${content}</html>`;

const tagOf = (tag: string) => `<${tag} style="display:block;min-height:1200px"></${tag}>`;

const loader = (src: string) => `<script type="module" src="${src}"></script>`;

const frame = (src: string) => `<iframe src="${src}" title="Events" width="100%" height="1200"></iframe>`;
