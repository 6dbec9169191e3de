import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serveFaults } from './fault.mjs';
import { serveHostPages } from './host-page-server.mjs';
import { serveUnreliably } from './network.mjs';

/**
 * Serves the pages that tests open: `/host-page` is a host page for tags, `/fault/<kind>` is a failing API, and
 * `/hang/<name>` and `/outage/<name>` serve the widgets over an unreliable connection. The rest of the product comes
 * from the real server.
 * @param {string} realUrl the real server's origin
 * @returns {import('@web/test-runner').Middleware[]}
 */
export function testServer(realUrl) {
  const fetchFromProduct = product(realUrl);
  return [serveHostPages(realUrl), serveFaults, serveUnreliably, fetchFromProduct];
}

/** Delays all product scripts, to find tests that act before the code has loaded. */
const SCRIPT_DELAY_MS = Number(process.env.UMMES_TEST_SCRIPT_DELAY_MS ?? 0);

/** Paths that the product serves. The runner serves the rest. */
const PRODUCT =
  /^\/(?!.*\.md$)(?:(?:api|content|demo|embed|frame|news|widgets|site|pictures|healthz|events|alumni|contact|search)(?:\/|$)|[\w-]+\.(?:jpg|svg|png|woff2|webmanifest)$)/;

/** The headers of its responses that browsers get. */
const PASSED_ON = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'access-control-allow-origin',
  'location',
];

/** @type {(realUrl: string) => import('@web/test-runner').Middleware} */
function product(realUrl) {
  return async (context, next) => {
    if (!PRODUCT.test(context.path)) return next();
    if (context.path.endsWith('.js')) await new Promise((resolve) => setTimeout(resolve, SCRIPT_DELAY_MS));
    // Keeps the Host header, as a proxy does, so addresses in responses use the test page's origin. `fetch` would
    // replace it.
    const { hostname, port } = new URL(realUrl);
    const { method, url: path, host } = context;
    const { 'content-type': type = '', accept = '*/*' } = context.headers;
    const headers = { host, accept, ...(type && { 'content-type': type }) };
    const outgoing = request({ hostname, port, method, path, headers });
    context.req.pipe(outgoing);
    const [answer] = await once(outgoing, 'response');
    context.status = answer.statusCode;
    for (const name of PASSED_ON) {
      const value = answer.headers[name];
      if (value) context.set(name, value);
    }
    context.body = await buffer(answer);
    if (path.startsWith('/embed/')) {
      context.path = '/embed'; // the runner lets browsers cache every path with a file extension (0.20.2)
      context.set('cache-control', 'no-store'); // each test gets its renders from the server
    }
  };
}
