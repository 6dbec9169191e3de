// @vitest-environment node
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { formOf, picture, type Sent, submit } from '../../support/server/application-form';
import { eventually, running } from '../../support/server/running-server';

/* Addresses are made by X-Forwarded-For, as a proxy that is trusted writes it. */

const SETTINGS = { trustedProxies: 1, submitsPerMinute: 0 };

/** Begins an upload that announces so many bytes. @returns its socket, and what the server has said. */
function upload(url: string, address: string, length = 4_000_000) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const started = { socket, said: '' };
  socket.setEncoding('utf8').on('data', (text) => (started.said += text));
  socket.write(
    `POST /users/submit HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Length: ${length}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\n' +
      'Content-Disposition: form-data; name="profileImage"; filename="a.jpg"\r\n\r\n',
  );
  return started;
}

const apply = (url: string, address: string, sent: Sent = {}) => {
  return submit(url, formOf(sent), { headers: { 'x-forwarded-for': address } });
};

/**
 * Sends an application from the first byte to the last at so many bytes per second. Resolves when its first part is on the
 * way: who has sent nothing yet when the crowd comes is the slowest.
 */
async function applySlowly(url: string, address: string, photo: Buffer, bytesPerSecond: number) {
  const request = new Request(url, { method: 'POST', body: formOf({ photo }) });
  const body = Buffer.from(await request.arrayBuffer());
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let said = '';
  socket.setEncoding('utf8').on('data', (text) => (said += text));
  socket.write(
    `POST /users/submit HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\n` +
      `Content-Type: ${request.headers.get('content-type')}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  const part = bytesPerSecond / 10;
  let sent = part;
  await new Promise((resolve) => socket.write(body.subarray(0, part), resolve));
  const timer = setInterval(() => {
    socket.write(body.subarray(sent, sent + part));
    sent += part;
    if (sent >= body.length) clearInterval(timer);
  }, 100);
  socket.once('close', () => clearInterval(timer));
  return { response: new Promise<string>((resolve) => socket.once('close', () => resolve(said))) };
}

/** Sends a little every now and then. */
function trickle(sockets: Socket[]): void {
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x'.repeat(50));
  }, 500);
  onTestFinished(() => clearInterval(timer));
}

test('six addresses with twenty slow uploads each keep nobody else out', async () => {
  const server = await running(SETTINGS);
  const uploads = Array.from({ length: 120 }, (_, index) => upload(server.url, `203.0.113.${index % 6}`));
  trickle(uploads.map(({ socket }) => socket));
  const refused = () => uploads.filter(({ said }) => said !== '');
  await eventually(() => refused().length === 84);
  for (const { said } of refused()) {
    expect(said).toMatch(/^HTTP\/1\.1 429 .*^Retry-After: \d+\r$.*\r\n\r\n\{"message":"[^"]+try again[^"]+"\}$/ims);
  }
  const photo = await picture();
  const said = await Promise.all([1, 2, 3].map((index) => apply(server.url, `198.51.100.${index}`, { photo })));
  expect(said.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await server.storage.photos.list()).toHaveLength(3);
});

test('when all slots are taken, the slowest upload gives way, and an honest slow phone is served', async () => {
  const server = await running(SETTINGS);
  const photo = await picture('jpeg', 900, 600);
  const phone = await applySlowly(server.url, '198.51.100.1', photo, 31_250);
  const uploads = Array.from({ length: 110 }, (_, index) => upload(server.url, `203.0.113.${index}`));
  trickle(uploads.map(({ socket }) => socket));
  const gaveWay = () => uploads.filter(({ said }) => said !== '');
  await eventually(() => gaveWay().length >= 10);

  await eventually(async () => (await apply(server.url, '198.51.100.2', { photo: await picture() })).status === 200);
  for (let index = 3; index < 9; index++) expect((await apply(server.url, `198.51.100.${index}`)).status).toBe(200);
  await eventually(() => gaveWay().length >= 11);
  for (const { said } of gaveWay())
    expect(said).toMatch(/^HTTP\/1\.1 503 .*^Retry-After: 30\r$.*\{"message":"[^"]+try again/ims);
  expect(await phone.response).toMatch(/^HTTP\/1\.1 200 /);
});
