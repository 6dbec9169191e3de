import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { retryAfterMs } from '../../../src/server/sources/retry-after';
import { eventually, onlyEvents, running } from '../../support/server/running-server';
import { controlClocks } from './clocks';
import {
  brokenOff,
  chunkMissing,
  circular,
  compressed,
  compressedCut,
  csv,
  endless,
  gone,
  hanging,
  redirecting,
  sheetHost,
  signInPage,
  stalling,
} from './sheet-host';

const GOOD = csv('title,date\nLathe,01/02/2030\n');
const NEW = csv('title,date\nMill,01/02/2030\n');

/** A time limit that only a hanging host reaches, even on a busy machine. */
const PATIENT_MS = 60_000;

async function fromHost(answer: RequestListener, timeoutMs = PATIENT_MS) {
  const host = await sheetHost(answer);
  const sheetLimits = { timeoutMs, maxBytes: 200_000, maxRows: 20_000 };
  const server = await running({ sheets: onlyEvents({ kind: 'url', url: host.url }), sheetLimits });
  return { ...server, host };
}

test.each([
  ['when compressed with gzip', compressed('gzip', 'title,date\nLathe,01/02/2030')],
  ['when compressed with brotli', compressed('br', 'title,date\nLathe,01/02/2030')],
  ['through a redirect', redirecting(GOOD)],
])('a published sheet is read %s', async (_, answer) => {
  const server = await fromHost(answer);
  expect(await server.titles()).toEqual(['Lathe']);
  expect(server.warnings()).toEqual([]);
});

test('an edit to a published sheet appears without a restart', async () => {
  const server = await fromHost(GOOD);
  await server.titles();
  server.host.answer = NEW;
  await eventually(async () => (await server.titles())[0] === 'Mill');
});

test('after a failure, a published sheet is current again as soon as its host says that it is unchanged', async () => {
  const unchanged: RequestListener = (req, res) => {
    res.setHeader('etag', '"1"');
    if (req.headers['if-none-match'] === '"1"') res.writeHead(304).end();
    else GOOD(req, res);
  };
  const server = await fromHost(unchanged);
  expect(await server.titles()).toEqual(['Lathe']);
  const state = async () => (await server.titles()) && (await server.readJson('/healthz')).sheets.events.state;
  server.host.answer = gone;
  await eventually(async () => (await state()) === 'stale');
  server.host.answer = unchanged;
  await eventually(async () => (await state()) === 'current');
});

test.each([
  ['sends a sign-in page', signInPage, 'is a web page'],
  ['hangs', hanging, 'did not respond within 1 seconds'],
  ['stalls halfway', stalling, 'did not respond within 1 seconds'],
  ['no longer has the sheet', gone, 'responded with status 410'],
  ['redirects in a loop', circular, 'too many redirects'],
  ['closes the connection early', brokenOff, 'could not be read'],
  ['leaves out the last chunk', chunkMissing, 'could not be read: the response was incomplete'],
  ['truncates a gzip response', compressedCut('gzip'), 'could not be read: the response was incomplete'],
  ['truncates a brotli response', compressedCut('br'), 'could not be read: the response was incomplete'],
  ['never ends', endless, 'is larger than 0.2 MB'],
  ['sends nothing', csv(''), 'has the wrong columns'],
])('when a host %s, the last good events are kept and one warning is logged', async (_, answer, reason) => {
  const server = await fromHost(GOOD, reason.startsWith('did not respond') ? 1000 : PATIENT_MS);
  await server.titles();
  server.host.answer = answer;
  await eventually(async () => (await server.titles()) && server.warnings().length > 0);
  const asked = server.host.asked;
  await eventually(async () => (await server.titles()) && server.host.asked > asked);
  expect(await server.titles()).toEqual(['Lathe']);
  expect(server.warnings()).toHaveLength(1);
  expect(server.warnings()[0]?.reason).toContain(reason);
});

test('the log says what to do about a sign-in page', async () => {
  const server = await fromHost(GOOD);
  await server.titles();
  server.host.answer = signInPage;
  await eventually(async () => (await server.titles()) && server.warnings().length > 0);
  expect(server.warnings()[0]?.remedy).toContain('the spreadsheet is no longer published');
});

test('responses are immediate while the host hangs', async () => {
  const server = await fromHost(GOOD);
  await server.titles();
  const { asked } = server.host;
  server.host.answer = hanging;
  await eventually(async () => (await server.titles()) && server.host.asked > asked);
  for (let i = 0; i < 5; i++) expect(await server.titles()).toEqual(['Lathe']);
  expect(server.warnings()).toEqual([]); // still waiting for the host, for up to a minute
});

test('if a host hangs from the start, requests get a 503, and health checks still work', async () => {
  const server = await fromHost(hanging, 4000);
  const answer = server.get('/api/sheets/events');
  const { status, body } = await server.get('/healthz');
  expect([status, JSON.parse(body.toString()).sheets.events.state]).toEqual([200, 'reading']);
  expect((await answer).status).toBe(503);
});

test.each([
  ['429', 'seconds', 429, () => '600'],
  ['503', 'a date', 503, () => new Date(Date.now() + 600_000).toUTCString()],
])('a host that responds with status %s is left alone for as long as it says in %s', async (_, __, status, header) => {
  const server = await fromHost(GOOD);
  await server.titles();
  const clocks = controlClocks();
  const before = server.host.asked;
  server.host.answer = (_, res) => void res.writeHead(status, { 'retry-after': header() }).end();
  await eventually(() => server.warnings().length > 0);
  const { retryAfter, reason } = server.warnings()[0] ?? { retryAfter: 0 };
  expect([reason, Number(retryAfter) > 590]).toEqual([`responded with status ${status}`, true]);
  const asked = () => server.host.asked - before;
  expect(asked()).toBe(1);
  clocks.pass(550_000);
  for (let i = 0; i < 20; i++) expect(await server.titles()).toEqual(['Lathe']); // each takes longer than an interval
  expect(asked()).toBe(1);
  server.host.answer = (_, res) => void res.writeHead(status).end();
  clocks.pass(60_000);
  await eventually(() => asked() > 2); // without the header, at the usual interval again
  server.host.answer = NEW;
  await eventually(async () => (await server.titles())[0] === 'Mill');
});

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['999999999999', 3_600_000],
  ['Sat, 01 Aug 2026 00:02:00 GMT', 120_000],
  ['Fri, 31 Jul 2026 23:00:00 GMT', 0],
  ['Tue, 01 Aug 2028 00:00:00 GMT', 3_600_000],
  ['-5', 0],
  ['soon', 0],
  ['1e3', 0],
  [undefined, 0],
])('the header "Retry-After: %s" means %d ms', (header, ms) => {
  expect(retryAfterMs(header, new Date('2026-08-01T00:00:00Z'))).toBe(ms);
});

test("a key in a sheet's address is never logged", async () => {
  const server = await fromHost(gone);
  await server.get('/api/sheets/events?token=secret');
  expect(JSON.stringify(server.logs)).not.toContain('secret');
});
