import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { MAX_PHOTO_BYTES, PHOTO_SIZE_MESSAGE } from '../../src/model/photo';
import { startNginx } from '../support/admin/nginx';
import { printed } from '../support/admin/printed';
import { askTls } from '../support/admin/tls-request';
import { missingTool } from '../support/admin/tool';
import { formOf, picture } from '../support/server/application-form';
import { type Served, startServed } from '../support/server/built-server.mjs';

/* The site that `ummes print nginx` prints, in Debian's nginx, in front of the built server. */

const MISSING =
  missingTool('nginx', '-v', 'apt-get install nginx-light') ||
  missingTool('openssl', 'version', 'apt-get install openssl');

const SUBMIT = '/users/submit';
/** Applications that one address may send. */
const SUBMITS = 3;
/** More uploads than the server takes at a time. */
const SLOW_UPLOADS = 40;

/** An address of this machine that does not count as its own tools; undefined without a network. */
const address = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

describe.skipIf(MISSING)(`behind the printed nginx site${MISSING}`, () => {
  let served: Served;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  const settings = { HOST: '127.0.0.1', UMMES_TRUST_PROXY: '1', UMMES_PUBLIC_URL: 'https://society.example' };

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ummes-nginx-'));
    served = await startServed({ ...settings, UMMES_SUBMITS_PER_MINUTE: String(SUBMITS) });
    const site = await printed('nginx', { ...settings, UMMES_DATA: served.data, PORT: new URL(served.url).port });
    nginx = await startNginx(site, folder);
    return () => rm(folder, { recursive: true, force: true });
  });
  afterAll(async () => {
    await nginx?.stop();
    await served?.stop();
  });

  test('nginx -t has nothing to warn of', () => {
    expect(nginx.checked).not.toMatch(/warn|emerg/);
    expect(nginx.checked).toContain('test is successful');
  });

  test('plain HTTP leads to the same address on https', async () => {
    const answer = await fetch(`http://127.0.0.1:${nginx.http}/events?x=1`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://127.0.0.1/events?x=1']);
  });

  test('pages and lists are compressed once, and each header of the server is there once', async () => {
    for (const path of ['/', '/api/sheets/events', '/widgets/ummes.js']) {
      const { status, headers, rawHeaders, body } = await askTls({
        port: nginx.https,
        path,
        headers: { 'Accept-Encoding': 'br, gzip' },
      });
      expect(status, path).toBe(200);
      expect(headers['content-encoding'], path).toBe('br');
      expect(Number(headers['content-length']), path).toBe(body.length);
      const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
      expect(
        names.filter((name, index) => names.indexOf(name) !== index && name !== 'vary'),
        path,
      ).toEqual([]);
      expect(headers, path).toMatchObject({ 'x-content-type-options': 'nosniff' });
    }
  });

  test('a photo of 5 MB passes, larger bodies are rejected by the server, and what is far too large by nginx', async () => {
    const photo = await picture('png', 1400, 1300);
    expect(photo.length).toBeGreaterThan(5_000_000);
    expect(photo.length).toBeLessThanOrEqual(MAX_PHOTO_BYTES);
    const send = (body: FormData) => askTls({ port: nginx.https, path: SUBMIT, body });
    expect((await send(formOf({ photo, photoName: 'me.png', photoType: 'image/png' }))).status).toBe(200);
    const rejected = await send(formOf({ photo: Buffer.alloc(5_500_000) }));
    expect([rejected.status, JSON.parse(rejected.body.toString()).message]).toEqual([413, PHOTO_SIZE_MESSAGE]);
    expect((await send(formOf({ photo: Buffer.alloc(7_000_000) }))).status).toBe(413);
  });

  test('slow uploads wait in nginx, and nobody waits for them', async () => {
    const sockets = await Promise.all(Array.from({ length: SLOW_UPLOADS }, () => slowUpload(nginx.https)));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    const photo = await picture('jpeg');
    expect((await askTls({ port: nginx.https, path: SUBMIT, body: formOf({ photo }) })).status).toBe(200);
  });

  test.skipIf(!address)('a visitor who writes X-Forwarded-For is still one visitor', async () => {
    const statuses: number[] = [];
    for (let index = 0; index <= SUBMITS; index++) {
      const headers = { 'X-Forwarded-For': `198.51.100.${index}` };
      statuses.push((await askTls({ port: nginx.https, host: address, path: SUBMIT, headers, body: formOf() })).status);
    }
    expect(statuses).toEqual([...Array(SUBMITS).fill(200), 429]);
  });

  test('nginx reports no error', async () => {
    const lines = (await nginx.errors()).split('\n').filter((line) => /\[(?:error|crit|alert|emerg)\]/.test(line));
    expect(lines.filter((line) => !line.includes('too large body'))).toEqual([]);
  });
});

/** A connection that has sent half of an application, and sends no more. */
function slowUpload(port: number): Promise<TLSSocket> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      const lines = [
        `POST ${SUBMIT} HTTP/1.1`,
        'Host: society.example',
        'Content-Type: multipart/form-data; boundary=b',
        'Content-Length: 400000',
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n--b\r\n${'x'.repeat(200_000)}`, () => resolve(socket));
    }).on('error', () => {});
  });
}
