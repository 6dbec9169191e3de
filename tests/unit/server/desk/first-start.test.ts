import { spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../../src/server/storage/database/open-database';
import { CLI, startServer } from '../../../support/server/command-line';
import { eventually, temporaryFolder } from '../../../support/server/running-server';
import { redeem } from '../desk-calls';

/* The first start prints a link to the desk only to a terminal. These tests use util-linux's `script` as a terminal. */

const hasScript = spawnSync('script', ['--version']).stdout?.toString().includes('util-linux') ?? false;
const LINK = /(http:\/\/[^\s/]+)\/desk#invite=([\w-]{43})/;

/**
 * Starts the server in a terminal, with its standard output redirected to a file.
 * @returns the output in the terminal and in the file, and the server's address.
 */
async function atTerminal(data: string) {
  const file = join(data, '../output.txt');
  await writeFile(file, '');
  const line = `exec "${process.execPath}" "${CLI}" start > "${file}"`;
  const child = spawn('script', ['-qec', line, '/dev/null'], {
    env: { PATH: process.env.PATH, SHELL: '/bin/sh', TERM: 'dumb', UMMES_DATA: data, PORT: '0', HOST: '127.0.0.1' },
  });
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (shown += text));
  const ended = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(() => void child.kill('SIGKILL'));
  const written = () => readFile(file, 'utf8');
  await eventually(async () => (shown + (await written())).includes('UMMES is running at'), 30_000);
  const [, url = ''] = /"url":"([^"]+)"/.exec(shown + (await written())) ?? [];
  return {
    url,
    shown: () => shown,
    written,
    async stop() {
      child.stdin.write('\x03'); // Ctrl+C
      await ended;
    },
  };
}

async function rowsOf(data: string) {
  const database = await openDatabase(`sqlite:${join(data, 'ummes.db')}`);
  const rows = await database.all('SELECT officer FROM sessions');
  const [marked] = await database.all("SELECT value FROM meta WHERE name = 'invited'");
  await database.close();
  return { officers: rows.map(({ officer }) => officer), isMarked: marked !== undefined };
}

async function dataFolder(): Promise<string> {
  return join(await temporaryFolder(), 'data');
}

test.skipIf(!hasScript)('the first start shows a working link once, in the terminal but not in the log', async () => {
  const data = await dataFolder();
  const first = await atTerminal(data);
  await eventually(() => LINK.test(first.shown()));
  const [, site, token = ''] = LINK.exec(first.shown()) ?? [];
  expect(site).toBe(first.url.replace('127.0.0.1', 'localhost'));
  expect(await first.written()).not.toContain(token);
  const signIn = await redeem(first.url, token);
  expect([signIn.status, signIn.json]).toEqual([200, expect.objectContaining({ name: 'Officer' })]);
  await first.stop();
  expect(await first.written()).toContain('stopped');
  const second = await atTerminal(data);
  await second.stop();
  expect(second.shown()).not.toMatch(/desk/);
  expect(await rowsOf(data)).toEqual({ officers: ['Officer'], isMarked: true });
});

test('a first start without a terminal does not create a link', async () => {
  const data = await dataFolder();
  const server = await startServer({ UMMES_DATA: data, UMMES_LOG_LEVEL: 'trace' });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const { code, out, err } = await server.stop();
  expect([code, err]).toEqual([0, '']);
  expect(out).not.toMatch(/invite|#/);
  expect(await rowsOf(data)).toEqual({ officers: [], isMarked: false });
});
