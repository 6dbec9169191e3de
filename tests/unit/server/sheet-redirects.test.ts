import { createServer } from 'node:http';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { download } from '../../../src/server/sources/download';
import { listen } from '../../support/server/listen';

/** Starts a host that responds with a redirect or with text. */
async function host(address: string, location?: string) {
  const seen = { asked: 0 };
  const server = createServer((_, res) => {
    seen.asked += 1;
    if (location) res.writeHead(302, { location }).end();
    else res.end('secret');
  });
  return Object.assign(seen, { port: await listen(server, address) });
}

/** Treats 127.0.0.2 as a public address, because this machine may have no network. */
const asPublic = { allowIPAddressList: ['127.0.0.2'] };
const load = (url: string) => download(url, {}, AbortSignal.timeout(10_000), asPublic);

test.each([
  ['address', (port: number) => `http://127.0.0.1:${port}/`],
  ['hexadecimal address', (port: number) => `http://0x7f.1:${port}/`],
  ['IPv6-mapped address', (port: number) => `http://[::ffff:127.0.0.1]:${port}/`],
  ['name', (port: number) => `http://localhost:${port}/`],
])("a redirect can't reach a private network by %s", async (_, urlAt) => {
  const inside = await host('127.0.0.1');
  const outside = await host('127.0.0.2', urlAt(inside.port));
  await expect(load(`http://127.0.0.2:${outside.port}/`)).rejects.toThrow('is not allowed');
  expect([outside.asked, inside.asked]).toEqual([1, 0]);
});

test('a sheet is not read from a host whose name resolves to a private address', async () => {
  const inside = await host('0.0.0.0');
  await expect(download(`http://${hostname()}:${inside.port}/`, {}, AbortSignal.timeout(10_000))).rejects.toThrow(
    'is not allowed',
  );
  expect(inside.asked).toBe(0);
});

test('a sheet whose configured address is on this machine may redirect within it', async () => {
  const inside = await host('127.0.0.1');
  const gateway = await host('127.0.0.1', `http://localhost:${inside.port}/`);
  const { status } = await download(`http://localhost:${gateway.port}/`, {}, AbortSignal.timeout(10_000));
  expect(status).toBe(200);
});
