import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_PHOTO_BYTES, PHOTO_SIZE_MESSAGE } from '../../src/model/application/application-parts';
import { freePort } from '../support/engines/free-port.mjs';
import { exampleFile, missingTool } from '../support/server/administration';
import { formOf, picture, submit } from '../support/server/application-form';
import { type BuiltServer, startBuiltServer } from '../support/server/built-server.mjs';
import { openConnection } from '../support/server/listen';
import { ask } from '../support/server/running-server';

/* Tests Debian's nginx with the example site, before certbot adds HTTPS, in front of the built server. */

const run = promisify(execFile);
const MISSING = missingTool('nginx', '-v', 'apt-get install nginx-light');

const SUBMIT = '/users/submit';
const SUBMITS = 3;
/** More uploads than the server accepts at the same time. */
const SLOW_UPLOADS = 40;

/** A non-loopback address of this machine, or undefined without a network. */
const address = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

describe.skipIf(MISSING)(`the example nginx site${MISSING}`, () => {
  let served: BuiltServer;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ummes-nginx-'));
    served = await startBuiltServer({
      HOST: '127.0.0.1',
      UMMES_TRUST_PROXY: '1',
      UMMES_PUBLIC_URL: 'https://society.example',
      UMMES_SUBMITS_PER_MINUTE: String(SUBMITS),
    });
    nginx = await startNginx(await exampleFile('nginx.conf'), new URL(served.url).port, folder);
    return () => rm(folder, { recursive: true, force: true });
  });
  afterAll(async () => {
    await nginx?.stop();
    await served?.stop();
  });

  test('passes nginx -t without warnings', () => {
    expect(nginx.checked).not.toMatch(/warn|emerg/);
    expect(nginx.checked).toContain('test is successful');
  });

  test('compresses pages and lists only once, and adds no duplicate headers', async () => {
    for (const path of ['/', '/api/sheets/events', '/widgets/ummes.js']) {
      const { status, headers, rawHeaders, body } = await ask(nginx.url, path, { 'Accept-Encoding': 'br, gzip' });
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

  test('accepts a 5 MB photo, leaves slightly larger bodies to the server, and rejects much larger ones', async () => {
    const photo = await picture('png', 1400, 1300);
    expect(photo.length).toBeGreaterThan(5_000_000);
    expect(photo.length).toBeLessThanOrEqual(MAX_PHOTO_BYTES);
    const accepted = await submit(nginx.url, formOf({ photo, photoName: 'me.png', photoType: 'image/png' }));
    expect(accepted.status).toBe(200);
    const rejected = await submit(nginx.url, formOf({ photo: Buffer.alloc(5_500_000) }));
    expect(rejected).toMatchObject({ status: 413, message: PHOTO_SIZE_MESSAGE });
    expect(await statusByNginx(nginx.url, 13_000_000)).toBe(413);
  });

  test('buffers slow uploads without making other visitors wait', async () => {
    await Promise.all(Array.from({ length: SLOW_UPLOADS }, () => slowUpload(nginx.url)));
    const photo = await picture('jpeg');
    expect((await submit(nginx.url, formOf({ photo }))).status).toBe(200);
  });

  test.skipIf(!address)('counts a visitor who sends different X-Forwarded-For headers as one visitor', async () => {
    const statuses: number[] = [];
    for (let index = 0; index <= SUBMITS; index++) {
      const headers = { 'X-Forwarded-For': `198.51.100.${index}` };
      const url = nginx.url.replace('127.0.0.1', String(address));
      statuses.push((await submit(url, formOf(), { headers })).status);
    }
    expect(statuses).toEqual([...Array(SUBMITS).fill(200), 429]);
  });

  test('logs no errors except for bodies that are too large', async () => {
    const lines = (await nginx.errors()).split('\n').filter((line) => /\[(?:error|crit|alert|emerg)\]/.test(line));
    expect(lines.filter((line) => !line.includes('too large body'))).toEqual([]);
  });
});

/** Returns nginx's status for a body of this size. nginx responds to the headers, without waiting for the body. */
function statusByNginx(url: string, bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url + SUBMIT, { method: 'POST', headers: { 'Content-Length': bytes } }, (answer) => {
      resolve(answer.statusCode ?? 0);
      sent.destroy();
    }).on('error', reject);
    sent.flushHeaders();
  });
}

/** Opens a connection that sends half of an application and then stalls. */
function slowUpload(url: string) {
  const head = `POST ${SUBMIT} HTTP/1.1\r\nHost: society.example\r\nContent-Length: 400000\r\n`;
  const half = `Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\n${'x'.repeat(200_000)}`;
  return openConnection(url, head + half);
}

/**
 * Runs Debian's nginx with the example site on a free port, in front of the server's port.
 * @param folder for the configuration and everything that nginx writes.
 */
async function startNginx(site: string, serverPort: string, folder: string) {
  const port = await freePort();
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) await mkdir(join(folder, name));
  const placed = site
    .replace(/\b(listen (?:\[::\]:)?)80;/g, `$1${port};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${serverPort}`);
  await writeFile(join(folder, 'site.conf'), placed);
  await writeFile(
    join(folder, 'nginx.conf'),
    `user root; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 2;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  gzip on; # as Debian sets it
  include ${folder}/site.conf;
}`,
  );
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
  const { stderr: checked } = await run('nginx', ['-t', ...args]);
  const child = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await reachable(port);
  return {
    url: `http://127.0.0.1:${port}`,
    checked,
    errors: () => readFile(join(folder, 'error.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function reachable(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
