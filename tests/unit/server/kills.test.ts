import { readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application/application-parts';
import { absent } from '../../../src/server/storage/files/files';
import { formOf, picture, submit } from '../../support/server/application-form';
import { command, startServer } from '../../support/server/command-line';
import { freshPostgres } from '../../support/server/each-database';
import { POSTGRES_MISSING } from '../../support/server/postgres-server';
import { temporaryFolder } from '../../support/server/running-server';

const KILLS = 5;
const NOTHING_LOST = { missing: [], doubled: [], broken: [] };

test('keeps acknowledged applications when the server is killed', { timeout: 120_000 }, async () => {
  const report = await killRepeatedly({});
  expect(report).toMatchObject(NOTHING_LOST);
  expect(report.acknowledged).toBeGreaterThanOrEqual(KILLS);
});

test.skipIf(POSTGRES_MISSING)(
  `keeps acknowledged applications in Postgres when the server is killed${POSTGRES_MISSING}`,
  { timeout: 120_000 },
  async () => {
    const DATABASE_URL = await freshPostgres();
    expect(await killRepeatedly({ DATABASE_URL })).toMatchObject(NOTHING_LOST);
  },
);

test('keeps an acknowledged application if the write-ahead log of an idle server is lost', async () => {
  const UMMES_DATA = await temporaryFolder();
  const { url, stop } = await startServer({ UMMES_DATA });
  expect((await submit(url, formOf())).status).toBe(200);
  await expect.poll(async () => (await stat(join(UMMES_DATA, 'ummes.db-wal'))).size).toBe(0);
  await stop('SIGKILL');
  for (const ending of ['-wal', '-shm']) await rm(join(UMMES_DATA, `ummes.db${ending}`));
  expect(JSON.parse((await command(['applications', 'list', '--json'], { UMMES_DATA })).out)).toHaveLength(1);
});

test('a start removes the uploads that a killed server left, unless another server uses the data folder', async () => {
  const UMMES_DATA = await temporaryFolder();
  const uploads = () => readdir(join(UMMES_DATA, 'uploads')).catch(absent([]));
  const killed = await startServer({ UMMES_DATA });
  const socket = connect(Number(new URL(killed.url).port), '127.0.0.1').on('error', () => {});
  socket.write(
    'POST /users/submit HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n' +
      `--b\r\nContent-Disposition: form-data; name="profileImage"; filename="a.jpg"\r\n\r\n${'x'.repeat(100_000)}`,
  );
  await expect.poll(async () => (await uploads()).length).toBe(1);
  const other = await startServer({ UMMES_DATA });
  await killed.stop('SIGKILL');
  const later = await startServer({ UMMES_DATA });
  expect(await uploads(), 'while another server may be receiving it').toHaveLength(1);
  await Promise.all([other.stop(), later.stop()]);
  await startServer({ UMMES_DATA });
  expect(await uploads()).toEqual([]);
});

/** Number of applications sent at a time. */
const SENDERS = 4;
/** The server is killed within this time of the first response in a round. */
const KILL_WITHIN_MS = 250;

/**
 * Kills the server repeatedly while it receives applications with photos. After each start, resends applications that
 * got no response, as the form does. Finally approves every application, and checks the directory and its photos.
 */
async function killRepeatedly(settings: Record<string, string>) {
  const env = { UMMES_DATA: await temporaryFolder(), UMMES_LOG_LEVEL: 'info', ...settings };
  const applications = async (...args: string[]) => (await command(['applications', ...args], env)).out;
  const photo = await picture('jpeg', 320, 240);
  const acknowledgedNames = new Set<string>();
  const unanswered: string[] = [];

  for (let kill = 0; kill < KILLS; kill++) {
    const { url, stop } = await startServer(env);
    let up = true;
    let onFirstResponse: () => void = () => {};
    const first = new Promise<void>((resolve) => {
      onFirstResponse = resolve;
    });
    const senders = Array.from({ length: SENDERS }, async () => {
      while (up) {
        const attemptId = unanswered.pop() ?? newAttemptId();
        const result = await submit(url, formOf({ attemptId, photo, answers: { name: attemptId } })).catch(() => null);
        if (result?.status === 200) {
          acknowledgedNames.add(attemptId);
          onFirstResponse();
        } else {
          unanswered.push(attemptId);
          await new Promise((resolve) => setTimeout(resolve, 5)); // Postgres may be starting up again
        }
      }
    });
    await first;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * KILL_WITHIN_MS));
    const ended = stop('SIGKILL');
    up = false;
    await Promise.all([ended, ...senders]);
  }

  const { url, stop } = await startServer(env);
  const listed: { id: string }[] = JSON.parse(await applications('list', '--json', '--status', 'pending'));
  await applications('approve', ...listed.map(({ id }) => id));
  const directory = async () => (await fetch(`${url}/api/users/all`)).json();
  await expect.poll(async () => (await directory()).length).toBe(listed.length);
  const people: { name: string; profileImageUrl: string }[] = await directory();
  const names = people.map(({ name }) => name);
  const broken: string[] = [];
  for (const { name, profileImageUrl } of people) {
    const answer = await fetch(url + profileImageUrl);
    const decode = async () => sharp(await answer.arrayBuffer()).stats();
    if (!answer.ok || !(await decode().catch(() => null))) broken.push(name);
  }
  await stop();
  return {
    acknowledged: acknowledgedNames.size,
    missing: [...acknowledgedNames].filter((name) => !names.includes(name)),
    doubled: names.filter((name, index) => names.indexOf(name) !== index),
    broken,
  };
}
