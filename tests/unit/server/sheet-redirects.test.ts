// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isPrivateAddress } from '../../../src/server/settings/private-address';
import { download } from '../../../src/server/sheets/download';

test.each([
  '127.0.0.1 127.1.2.3 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 255.255.255.255',
  '::1 :: fe80::1 fe80::1%eth0 fd00::1 fc00::1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:169.254.169.254 64:ff9b::10.0.0.1',
  '64:ff9b::a9fe:a9fe 2002:7f00:1:: ff02::1 ::127.0.0.1 localhost',
  '192.0.0.8 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.175.48.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1',
  '::ffff:0:7f00:1 ::ffff:0:127.0.0.1 ::fffe:1.1.1.1 64:ff9b::c058:6301 64:ff9b:0:1::1.1.1.1 64:ff9b:1::1 100::1 100:0:0:1::1',
  '2001::1 2001:2::1 2001:10::1 2001:20::1 2001:1ff:ffff::1 2001:db8::1 2620:4f:8000::1 3fff:fff::1 5f00::1 fec0::1 1::1 4000::1',
])('%s are private', (addresses) => {
  expect(addresses.split(' ').filter((address) => !isPrivateAddress(address))).toEqual([]);
});

test.each([
  '1.1.1.1 172.32.0.1 100.128.0.1 192.169.0.1 192.0.1.1 203.0.114.1 142.250.1.1 ::ffff:1.1.1.1 64:ff9b::808:808',
  '2606:4700::1111 2001:200::1 2001:4860:4802:32::a 2620:4f:8001::1 2a00:1450:4001:80b::200e 3ffe:ffff::1 3fff:1000::1',
])('%s are public', (addresses) => {
  expect(addresses.split(' ').filter(isPrivateAddress)).toEqual([]);
});

/** A host at a loopback address, which answers with a redirect, or with text. */
async function host(address: string, location?: string) {
  const seen = { asked: 0 };
  const server = createServer((_, res) => {
    seen.asked += 1;
    if (location) res.writeHead(302, { location }).end();
    else res.end('secret');
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  onTestFinished(() => void server.close());
  return Object.assign(seen, { port: (server.address() as AddressInfo).port });
}

/** For the test 127.0.0.2 stands for a public address: this machine has no other that is reached for certain. */
const isPrivate = (address: string) => address !== '127.0.0.2' && isPrivateAddress(address);
const load = (url: string) => download(url, {}, AbortSignal.timeout(10_000), isPrivate);

test.each([
  ['address', (port: number) => `http://127.0.0.1:${port}/`],
  ['address in other digits', (port: number) => `http://0x7f.1:${port}/`],
  ['IPv6 form of an address', (port: number) => `http://[::ffff:127.0.0.1]:${port}/`],
  ['translated address', (port: number) => `http://[::ffff:0:127.0.0.1]:${port}/`],
  ['name', (port: number) => `http://localhost:${port}/`],
])('a public sheet is not read from a private network that a redirect names by its %s', async (_, urlAt) => {
  const inside = await host('127.0.0.1');
  const outside = await host('127.0.0.2', urlAt(inside.port));
  await expect(load(`http://127.0.0.2:${outside.port}/`)).rejects.toThrow('redirected into a private network');
  expect([outside.asked, inside.asked]).toEqual([1, 0]);
});

test('a sheet whose own address is in a private network may lead elsewhere in it, and a public one to a public one', async () => {
  const inside = await host('127.0.0.1');
  const gateway = await host('127.0.0.1', `http://localhost:${inside.port}/`);
  expect((await load(`http://localhost:${gateway.port}/`)).status).toBe(200);
  const there = await host('127.0.0.2');
  const outside = await host('127.0.0.2', `http://127.0.0.2:${there.port}/`);
  expect((await load(`http://127.0.0.2:${outside.port}/`)).status).toBe(200);
});
