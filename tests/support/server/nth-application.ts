import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { newAttemptId } from '../../../src/model/application-parts';
import { instanceId } from '../../../src/server/database/instance-id';
import { absent } from '../../../src/server/files/absent';
import { photoFolder } from '../../../src/server/storage/storage';
import { sweepStorage } from '../../../src/server/storage/sweep-storage';
import { formOf, picture, type Said, submit } from './application-form';
import { eventually, type running } from './running-server';

type TestServer = Awaited<ReturnType<typeof running>>;

/** What one failure at one place has led to. */
export interface NthRun {
  /** The call that failed, with its number. */
  place: string;
  status: number;
  /** What must not be; none is expected. */
  problems: string[];
}

/** `first`: nothing of the applicant is stored yet. `corrected`: an application with another photo is. */
export type Kind = 'first' | 'corrected';

/** What makes a call on an application's path fail. */
export interface Faults {
  /** From now on, the n-th call fails; counts from 1. */
  arm(n: number): void;
  /** Nothing fails any more. @returns the call that failed, with its number; null if there were fewer. */
  disarm(): string | null;
}

/** Long after a sweep may remove what nobody claims. */
const LATER_MS = 7_200_000;

/** SQLite's method: the first call fails, then the second one, until an application makes no n-th call any more. */
export async function failEachCall(server: TestServer, kind: Kind, faults: Faults): Promise<NthRun[]> {
  const photos = [await picture('jpeg', 48, 32), await picture('png', 32, 48)] as const;
  const runs: NthRun[] = [];
  for (let n = 1; ; n++) {
    const run = await failOnce(server, kind, { faults, n, photos });
    if (!run) break;
    run.problems.push(...(await sweepLater(server)));
    runs.push(run);
  }
  const { problems } = await examine(server, 'the end');
  return [...runs, { place: 'after all', status: 200, problems }];
}

/** @returns null if the application made fewer calls. */
async function failOnce(
  server: TestServer,
  kind: Kind,
  { faults, n, photos: [before, photo] }: { faults: Faults; n: number; photos: readonly [Buffer, Buffer] },
): Promise<NthRun | null> {
  const attemptId = newAttemptId();
  const problems: string[] = [];
  const expectThanks = async (what: string, form: FormData) => {
    const { status, message } = await submit(server.url, form);
    if (status !== 200) problems.push(`${what} got ${status}: ${message}`);
  };
  const answers = { name: `Person ${attemptId}`, designation: 'Chief Engineer' };
  const earlier = { ...answers, designation: 'Design Engineer' };
  if (kind === 'corrected')
    await expectThanks('the earlier one', formOf({ attemptId, answers: earlier, photo: before }));
  const old = await server.storage.applications.byAttempt(attemptId);

  faults.arm(n);
  const said = await sendWhole(server, formOf({ attemptId, answers, photo }));
  const place = faults.disarm();
  if (place === null) {
    if (said.status !== 200) throw new Error(`Nothing failed, and the response is ${said.status}: ${said.message}`);
    return null;
  }

  if (said.status !== 200 && said.status !== 503) problems.push(`the response is ${said.status}: ${said.message}`);
  if (said.status === 503 && !said.retryAfter) problems.push('the response has no Retry-After');
  const found = await examine(server, attemptId);
  problems.push(...found.problems);
  const { record } = found;
  const isNew = record?.designation === answers.designation;
  if (said.status === 200 && !(isNew && record.photo)) problems.push('it was acknowledged and is not stored');
  // When the response to a COMMIT is lost, nobody knows.
  if (said.status !== 200 && isNew && !place.endsWith('COMMIT')) problems.push('it is stored and was not acknowledged');
  if (!isNew && record?.photo !== old?.photo) problems.push('a photo has changed without its application');

  await expectThanks('the same one again', formOf({ attemptId, answers, photo }));
  const again = await server.storage.applications.byAttempt(attemptId);
  if (again?.designation !== answers.designation || !again.photo) problems.push('it is not stored after the next try');
  problems.push(...(await examine(server, attemptId)).problems);
  const nextId = newAttemptId();
  await expectThanks('the next one', formOf({ attemptId: nextId, photo }));
  problems.push(...(await examine(server, nextId)).problems);
  return { place, status: said.status, problems };
}

/** In one piece, so that each run makes the same calls. Resolves when the background work is done as well. */
async function sendWhole(server: TestServer, form: FormData): Promise<Said & { retryAfter: string | null }> {
  const stored = () => server.logs.filter(({ msg }) => msg === 'an application was stored').length;
  const count = stored();
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  const answer = await fetch(`${server.url}/users/submit`, { method: 'POST', headers, body: await body.arrayBuffer() });
  const said = { status: answer.status, retryAfter: answer.headers.get('retry-after'), ...(await answer.json()) };
  if (said.status === 200) await eventually(() => stored() > count);
  return said;
}

/** Looks for what is lost or partial. @param attemptId of the application whose photo is read. */
async function examine({ storage, data }: TestServer, attemptId: string) {
  const problems: string[] = [];
  const records = await storage.applications.list();
  const stored = new Set((await storage.photos.list()).map(({ id }) => id));
  const missing = records.filter(({ photo }) => !photo || !stored.has(photo));
  if (missing.length > 0) problems.push(`${missing.length} applications are without their photo`);
  const mine = records.filter((record) => record.attemptId === attemptId);
  if (mine.length > 1) problems.push('it is stored more than once');
  const bytes = mine[0]?.photo ? await storage.photos.get(mine[0].photo) : null;
  if (mine[0] && Buffer.from(bytes ?? []).toString('latin1', 8, 12) !== 'WEBP') problems.push('its photo is broken');
  const folders = [storage.uploads, await photosIn(storage, data)];
  await eventually(async () => (await openFiles(folders)).length === 0).catch(async () => {
    problems.push(`left open: ${(await openFiles(folders)).join(', ')}`);
  });
  return { record: mine[0], problems };
}

/** @returns what a sweep leaves and should not. */
async function sweepLater({ storage, data }: TestServer): Promise<string[]> {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + LATER_MS);
  await sweepStorage(storage, data).finally(() => now.mockRestore());
  const claimed = new Set((await storage.applications.list()).map(({ photo }) => `${photo}.webp`));
  const names = await readdir(await photosIn(storage, data)).catch(absent([]));
  const photos = [...names, ...(await storage.photos.list()).map(({ id }) => `${id}.webp`)];
  const left = [...(await readdir(storage.uploads)), ...photos.filter((name) => !claimed.has(name))];
  return left.map((name) => `not swept: ${name}`);
}

async function photosIn({ database }: TestServer['storage'], data: string): Promise<string> {
  return photoFolder(data, await instanceId(database));
}

/** The files in these folders that this process has open; Linux lists them. */
async function openFiles(folders: string[]): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const names = await readdir('/proc/self/fd');
  const paths = await Promise.all(names.map((name) => readlink(join('/proc/self/fd', name)).catch(() => '')));
  return paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
}
