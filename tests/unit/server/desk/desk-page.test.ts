import { expect, test } from 'vitest';
import { DESK_PAGES } from '../../../../src/model/desk/desk-paths';
import { builtPackage, running } from '../../../support/server/running-server';
import { PRIVATE_HEADERS } from '../desk-calls';

const HASH = "'sha256-abc='";
const PAGES = [
  { path: '/', file: 'index.html' },
  ...DESK_PAGES.map((path) => ({
    path,
    file: 'desk/index.html',
    csp: { 'style-src': [HASH], 'script-src': [HASH] },
  })),
];
const FILES = { 'index.html': 'home', 'desk/index.html': 'the desk', '404.html': 'not found' };

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'; img-src 'self' blob:; form-action 'none'; frame-ancestors 'none'";

test('a desk page is not cached, framed, indexed or sent as a referrer, and its policy has no exceptions', async () => {
  const { get } = await running({}, await builtPackage(FILES, PAGES));
  for (const path of [
    '/desk',
    '/desk/',
    '/desk?x=1',
    '/desk/content',
    '/desk/content/events',
    '/desk/content/pictures',
    '/desk/applications/a1?filter=all',
  ]) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await get(path, {}, method);
      expect([status, String(body)], path).toEqual([200, method === 'GET' ? 'the desk' : '']);
      expect(headers).toMatchObject({
        ...PRIVATE_HEADERS,
        'content-security-policy': POLICY,
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  }
  expect((await get('/desk/index.html')).status).toBe(404);
  const { headers } = await get('/');
  expect([headers['cache-control'], headers['x-robots-tag'], headers['x-frame-options']]).toEqual([
    'no-cache',
    undefined,
    undefined,
  ]);
});
