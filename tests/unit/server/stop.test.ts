// @vitest-environment node
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../../src/server/settings/settings';
import { ask, running } from '../../support/server/running-server';
import { csv, hanging, sheetHost } from '../../support/server/sheet-host';

/** So long that a stop which waits for it does not end within the test. */
const NEVER_MS = 3_600_000;

/** A connection that has sent this much and nothing else; the server has taken it when this resolves. */
async function open(url: string, text = ''): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  if (text) await new Promise((resolve) => socket.write(text, resolve));
  await ask(url, '/healthz'); // later connections are taken later
  return socket;
}

async function keptAlive(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  await new Promise((resolve) => get(`${url}/healthz`, { agent }, (answer) => answer.resume().once('end', resolve)));
}

test('connections without a request in flight do not hold up a stop: silent, kept alive, half of the headers', async () => {
  const server = await running();
  const silent = await open(server.url);
  const halfway = await open(server.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n');
  const between = await open(server.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\n');
  await keptAlive(server.url);
  await server.stop(NEVER_MS);
  for (const socket of [silent, halfway, between]) if (!socket.closed) await once(socket.resume(), 'close');
});

test('an answer in flight is finished while silent connections are closed', async () => {
  let release = () => {};
  const host = await sheetHost((req, res) => {
    release = () => csv('title,date\nLathe,01/02/2030\n')(req, res);
  });
  const server = await running({ sheets: readSettings({ UMMES_SHEETS_EVENTS: host.url }).sheets });
  const silent = await open(server.url);
  const answer = ask(server.url, '/api/sheets/events');
  await ask(server.url, '/healthz'); // by then it has arrived
  let stopped = false;
  const stopping = server.stop(NEVER_MS).then(() => {
    stopped = true;
  });
  await once(silent.resume(), 'close');
  expect(stopped).toBe(false);
  release();
  expect((await answer).status).toBe(200);
  await stopping;
});

test('headers that arrive while the server stops are answered', async () => {
  const server = await running();
  const socket = await open(server.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n');
  const stopping = server.stop(NEVER_MS);
  socket.write('\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
  expect(String(answer)).toMatch(/^connection: close\r$/im);
  await stopping;
});

test('an answer that does not come is given up after the grace time', async () => {
  const host = await sheetHost(hanging);
  const server = await running({ sheets: readSettings({ UMMES_SHEETS_EVENTS: host.url }).sheets });
  const answer = ask(server.url, '/api/sheets/events').catch((error) => error.code);
  await ask(server.url, '/healthz'); // by then it has arrived
  await server.stop(1);
  expect(await answer).toBe('ECONNRESET');
});
