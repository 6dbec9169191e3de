import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../../src/server/settings/settings';
import { ask, eventually, running } from '../../support/server/running-server';
import { csv, hanging, sheetHost } from './sheet-host';

/** Longer than a test, so a stop that waits for it fails the test. */
const LONG_GRACE_MS = 3_600_000;

/** Opens a connection and sends only this text. Resolves when the server has accepted it. */
async function open(url: string, text = ''): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  if (text) await new Promise((resolve) => socket.write(text, resolve));
  await ask(url, '/healthz'); // connections are accepted in order
  return socket;
}

test('a stop finishes responses in progress and closes silent connections', async () => {
  let release = () => {};
  const host = await sheetHost((req, res) => {
    release = () => csv('title,date\nLathe,01/02/2030\n')(req, res);
  });
  const server = await running({ sheets: readSettings({ UMMES_SHEETS_EVENTS: host.url }).sheets });
  const silent = await open(server.url);
  const answer = ask(server.url, '/api/sheets/events');
  await ask(server.url, '/healthz'); // it has arrived by then
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

test('a stop abandons a response that takes longer than the grace time', async () => {
  const host = await sheetHost(hanging);
  const server = await running({ sheets: readSettings({ UMMES_SHEETS_EVENTS: host.url }).sheets });
  const answer = ask(server.url, '/api/sheets/events').catch((error) => error.code);
  await ask(server.url, '/healthz'); // it has arrived by then
  await server.stop(1);
  expect(await answer).toBe('ECONNRESET');
});
