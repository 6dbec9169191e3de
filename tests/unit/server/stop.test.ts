import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../../src/server/settings/settings';
import { startServer } from '../../support/server/command-line';
import { openConnection } from '../../support/server/listen';
import { ask, eventually, running, temporaryFolder } from '../../support/server/running-server';
import { csv, sheetHost } from './sheet-host';

/** An idle server stops within a second. A busy machine may need longer. */
const PROMPT_MS = 5000;
/** The longest that stopping may take, with a margin for a busy machine. */
const MAX_STOP_MS = 14_000;

type Started = Awaited<ReturnType<typeof startServer>>;

const start = async (env: Record<string, string> = {}) =>
  startServer({ UMMES_DATA: await temporaryFolder(), UMMES_SUBMITS_PER_MINUTE: '0', ...env });

/** Opens a connection and sends text. Resolves when the server has read it. */
async function open({ url }: { url: string }, text = '') {
  const socket = await openConnection(url, text);
  await ask(url, '/healthz'); // connections are accepted in order
  return socket;
}

async function stopped({ stop }: Started) {
  const began = performance.now();
  const { code, out } = await stop();
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { code, ms: performance.now() - began, lines, last: lines.findLast(({ msg }) => msg?.startsWith('stopped')) };
}

test('stopping closes reload streams, and silent, idle, slow and endlessly pipelining connections', async () => {
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

test('stopping cuts off unfinished requests, and the exit code and the log report it', async () => {
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

test('a second signal of any kind ends the process immediately', async () => {
  const server = await start();
  const upload = 'POST /users/submit HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n';
  await once(await open(server, upload), 'data'); // the server has the request, or it would stop at the first signal
  void server.stop();
  await expect.poll(() => server.output.out).toContain('"stopping"');
  const { code, out } = await server.stop('SIGINT');
  expect(code).toBe(1);
  expect(out).not.toContain('"stopped');
});

/** Longer than a test may take, so the test fails if stopping waits for it. */
const LONG_GRACE_MS = 3_600_000;

test('stopping finishes responses in progress and closes silent connections', async () => {
  let release = () => {};
  const host = await sheetHost((req, res) => {
    release = () => csv('title,date\nLathe,01/02/2030\n')(req, res);
  });
  const server = await running({ sheets: readSettings({ UMMES_SHEETS_EVENTS: host.url }).sheets });
  const silent = await open(server);
  const answer = ask(server.url, '/api/sheets/events');
  await ask(server.url, '/healthz'); // gives the request time to arrive
  let stopped = false;
  const stopping = server.stop(LONG_GRACE_MS).then(() => {
    stopped = true;
  });
  await once(silent.resume(), 'close');
  expect(stopped).toBe(false);
  await eventually(() => host.asked > 0);
  release();
  expect((await answer).status).toBe(200);
  await stopping;
});
