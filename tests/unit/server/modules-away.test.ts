// @vitest-environment node
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { formOf, picture, submit } from '../../support/server/application-form';
import { type OwnPackage, ownPackage } from '../../support/server/own-package';
import { POSTGRES_MISSING, startPostgres } from '../../support/server/postgres-server';
import { childrenOf } from '../../support/server/processes';
import { ask } from '../../support/server/running-server';

let own: OwnPackage;
beforeAll(async () => {
  own = await ownPackage();
}, 120_000);
afterEach(() => own.bringBack());
afterAll(() => own.remove());

const health = async (url: string) => JSON.parse((await ask(url, '/healthz')).body.toString());
const withPhoto = async (url: string) => (await submit(url, formOf({ photo: await picture() }))).status;

for (const name of ['sharp', 'detect-libc', `@img/sharp-libvips-${process.platform}-${process.arch}`]) {
  test(`photos are encoded as soon as ${name} is there, without a restart`, { timeout: 60_000 }, async () => {
    await own.takeAway(name);
    const { url, output } = await own.start();
    for (let turn = 0; turn < 2; turn++) {
      const said = await submit(url, formOf({ photo: await picture() }));
      expect(said).toEqual({ status: 503, message: expect.stringContaining('without a photo') });
    }
    expect(await submit(url, formOf())).toMatchObject({ status: 200 });
    expect(await health(url)).toMatchObject({ status: 'ok', database: 'current', photos: 'unavailable' });
    await own.bringBack();
    expect(await withPhoto(url)).toBe(200);
    expect((await health(url)).photos).toBe('ready');
    await expect.poll(output).toContain('photos can be encoded again');
    expect(output().match(/photos cannot be encoded/g)).toHaveLength(1);
  });
}

/** Asks for everything that the server answers with code of its modules. */
async function expectWhole(url: string) {
  for (const format of ['jpeg', 'png', 'webp', 'gif'] as const)
    expect((await submit(url, formOf({ photo: await picture(format, 40, 40) }))).status).toBe(200);
  expect((await submit(url, formOf({ photo: Buffer.from('<svg/>') }))).status).toBe(422);
  for (const path of ['/api/sheets/events', '/api/users/all', '/news.atom', '/events.ics', '/embed/events.html'])
    expect((await ask(url, path, { 'accept-encoding': 'br' })).status).toBe(200);
  expect((await ask(url, '/newsletters/unsubscribe?id=nobody', {}, 'POST')).status).toBe(404);
  expect((await ask(url, '/no-such-page')).status).toBe(404);
}

test('a server goes on while all of its modules are taken away', { timeout: 60_000 }, async () => {
  const { url, output } = await own.start();
  await expect.poll(async () => (await health(url)).photos).toBe('ready');
  await own.takeAway();
  await expectWhole(url);
  expect(output()).not.toContain('"level":"error"');
});

test.skipIf(POSTGRES_MISSING)(
  `so does one with Postgres, which takes new connections${POSTGRES_MISSING}`,
  { timeout: 120_000 },
  async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.stop, 60_000);
    const { url } = await own.start({ DATABASE_URL: postgres.url });
    await expect.poll(async () => (await health(url)).photos).toBe('ready');
    await own.takeAway();
    await expectWhole(url);
    await postgres.crash();
    await expect.poll(async () => (await submit(url, formOf())).status).toBe(200);
    await expectWhole(url);
  },
);

test.skipIf(process.platform !== 'linux')(
  'an encoder of another version is used if it understands this server, else a restart is asked for',
  { timeout: 60_000 },
  async () => {
    const { url, pid, output } = await own.start();
    await expect.poll(async () => (await health(url)).photos).toBe('ready');
    const endEncoder = async () => {
      for (const child of childrenOf(pid)) process.kill(child, 'SIGKILL');
      await expect.poll(() => childrenOf(pid).length).toBeLessThan(2);
    };
    const restoreCompatible = await own.replaceEncoder((program) => `${program}\n// a later version`);
    await endEncoder();
    expect(await withPhoto(url)).toBe(200);
    await restoreCompatible();

    for (const other of ['PHOTO_PROTOCOL = 4', 'PHOTO_PROTOCOL = void 0']) {
      const restore = await own.replaceEncoder((program) => program.replace('PHOTO_PROTOCOL = 3', other));
      await endEncoder();
      expect(await submit(url, formOf({ photo: await picture() }))).toMatchObject({ status: 503 });
      expect((await submit(url, formOf())).status).toBe(200);
      expect((await health(url)).photos).toBe('unavailable');
      await restore();
      expect(await withPhoto(url)).toBe(200);
    }
    expect(output()).toContain('another version: restart the server');
  },
);

/** A connection that the server has taken, and keeps. */
async function accepted(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.write('GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

test.skipIf(process.platform !== 'linux')(
  'a lack of file descriptors while a module is loaded spoils nothing for later',
  { timeout: 120_000 },
  async () => {
    await own.takeAway('sharp');
    const limit = 120;
    const { url, pid } = await own.start({}, limit);
    const used = () => readdirSync(`/proc/${pid}/fd`).length;
    const messages: string[] = [];
    // Each number lets it come as far as another step of starting the process that loads it.
    for (const free of [3, 2, 1]) {
      const sockets: Socket[] = [];
      while (used() < limit - free) sockets.push(await accepted(url));
      await own.bringBack();
      const { status, message } = await submit(url, formOf({ photo: await picture() }));
      expect(status).toBe(503);
      messages.push(message);
      await own.takeAway('sharp');
      for (const socket of sockets) socket.destroy();
      await expect.poll(used).toBeLessThan(limit / 2);
    }
    expect(messages.join()).toContain('without a photo');
    await own.bringBack();
    expect(await withPhoto(url)).toBe(200);
    expect((await health(url)).photos).toBe('ready');
  },
);
