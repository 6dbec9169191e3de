import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { started } from '../../support/server/command-line';
import { ask, temporaryFolder } from '../../support/server/running-server';

/** An idle server stops within a second. A busy machine may need longer. */
const PROMPT_MS = 5000;
/** The longest stop, with a margin for a busy machine. */
const MAX_STOP_MS = 14_000;

type Started = Awaited<ReturnType<typeof started>>;

async function start(env: Record<string, string> = {}) {
  const UMMES_DATA = await temporaryFolder();
  return { ...(await started({ UMMES_DATA, UMMES_SUBMITS_PER_MINUTE: '0', ...env })), data: UMMES_DATA };
}

/** Opens a connection and sends text. Resolves when the server has read it. */
async function open({ url }: Started, text = '') {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  if (text) await new Promise((resolve) => socket.write(text, resolve));
  await ask(url, '/healthz');
  return socket;
}

async function stopped({ child, ended }: Started) {
  const began = performance.now();
  child.kill('SIGTERM');
  const { code, out } = await ended;
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { code, ms: performance.now() - began, lines, last: lines.findLast(({ msg }) => msg?.startsWith('stopped')) };
}

test('a stop closes silent, idle, half-sent and endlessly pipelining connections, and reload streams', async () => {
  const server = await start({ UMMES_DEMO: '1' });
  await open(server);
  await open(server, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  const halfway = await open(server, 'GET /healthz HTTP/1.1\r\nHost: x\r\n');
  await open(server, 'GET /dev/reload HTTP/1.1\r\nHost: x\r\n\r\n');
  const pipelining = (await open(server)).resume();
  const more = setInterval(() => {
    halfway.write('X-More: x\r\n');
    if (!pipelining.writableNeedDrain) pipelining.write('GET /api/users/all HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20));
  }, 20);
  onTestFinished(() => clearInterval(more));
  await once(pipelining, 'data');
  const { code, ms, last } = await stopped(server);
  expect([code, last.msg]).toEqual([0, 'stopped']);
  expect(ms).toBeLessThan(PROMPT_MS);
});

test('a stop cuts off unfinished requests, and the exit code and the log show it', async () => {
  const server = await start();
  const headers = 'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000';
  await open(server, `POST /users/submit?token=secret HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n--b\r\n`);
  const { code, ms, last } = await stopped(server);
  expect([code, last]).toEqual([
    1,
    expect.objectContaining({
      level: 'warn',
      requests: ['POST /users/submit'],
      msg: expect.stringContaining('cut off'),
    }),
  ]);
  expect(ms).toBeLessThan(MAX_STOP_MS);
});

test('a second signal of any kind ends the process at once', async () => {
  const server = await start();
  await open(server, 'POST /users/submit HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n');
  server.child.kill('SIGTERM');
  await expect.poll(() => server.output.out).toContain('"stopping"');
  server.child.kill('SIGINT');
  const { code, out } = await server.ended;
  expect(code).toBe(1);
  expect(out).not.toContain('"stopped');
});
