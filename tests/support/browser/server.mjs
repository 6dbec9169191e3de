import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { answerFault } from './fault.mjs';
import { guestPage } from './guest-page.mjs';
import { answerBadly } from './network.mjs';

/**
 * What the test pages find at their own origin, besides the tests: `/guest` is a host's page to put
 * tags on, `/fault/<kind>` an API base that misbehaves, `/hang/<name>` and `/outage/<name>` the widgets over a
 * bad line; all else of the product comes from the real server.
 * @param {string} realUrl the real server's origin
 * @returns {import('@web/test-runner').Middleware[]}
 */
export function testServer(realUrl) {
  const answerFromProduct = product(realUrl);
  return [guestPage(realUrl), answerFault, answerBadly, answerFromProduct];
}

/** Delays every script of the product, to find tests that press before the code is there. */
const SCRIPT_DELAY_MS = Number(process.env.UMMES_TEST_SCRIPT_DELAY_MS ?? 0);

/** What the product serves; the rest is the runner's. */
const PRODUCT =
  /^\/(?!.*\.md$)(?:(?:api|content|demo|embed|news|widgets|site|pictures|healthz|events|alumni|contact|search)(?:\/|$)|[\w-]+\.(?:jpg|svg|png|woff2|webmanifest)$)/;

/** @type {(realUrl: string) => import('@web/test-runner').Middleware} */
function product(realUrl) {
  return async (context, next) => {
    if (!PRODUCT.test(context.path)) return next();
    if (context.path.endsWith('.js')) await new Promise((resolve) => setTimeout(resolve, SCRIPT_DELAY_MS));
    // As a proxy does it, so that the addresses in an answer are the test page's. `fetch` sends a host of its own.
    const { hostname, port } = new URL(realUrl);
    const { method, url: path, host } = context;
    const { 'content-type': type = '', accept = '*/*' } = context.headers;
    const headers = { host, accept, ...(type && { 'content-type': type }) };
    const asking = request({ hostname, port, method, path, headers });
    context.req.pipe(asking);
    const [answer] = await once(asking, 'response');
    context.status = answer.statusCode;
    for (const name of ['content-type', 'cache-control', 'content-security-policy', 'location']) {
      const value = answer.headers[name];
      if (value) context.set(name, value);
    }
    context.body = await buffer(answer);
    if (path.startsWith('/embed/')) {
      context.path = '/embed'; // the runner lets browsers keep all that has an ending (0.20.2)
      context.set('cache-control', 'no-store'); // each test gets its views from the server
    }
  };
}
