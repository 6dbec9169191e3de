import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { applicationOf } from '../../../src/model/application/application';
import { newAttemptId } from '../../../src/model/application/application-parts';
import { absent } from '../../../src/server/storage/files/files';
import { photoNames } from '../../../src/server/storage/photos/photo-store';
import { photoFolder } from '../../../src/server/storage/storage';
import { sweepStorage } from '../../../src/server/storage/sweep-storage';
import { ANSWERS, formOf, picture, type SubmitResult, submit } from './application-form';
import { eventually, type running } from './running-server';

type TestServer = Awaited<ReturnType<typeof running>>;

export interface NthRun {
  /** The call that failed, with its number. */
  place: string;
  status: number;
  problems: string[];
}

/** `first`: nothing is stored for the applicant yet. `corrected`: an application with another photo is stored. */
export type Kind = 'first' | 'corrected';

export interface Faults {
  /** Makes the nth call from now fail, counting from 1. */
  arm(n: number): void;
  /** Stops injecting faults. @returns the call that failed, with its number, or null if there were fewer calls. */
  disarm(): string | null;
}

/** Long enough for a sweep to remove unclaimed files. */
const LATER_MS = 7_200_000;

/**
 * Like SQLite's own tests, fails the first call, then the second and so on, until there are no more calls.
 * @param calls limits this to some of the calls: `{ first: 2, every: 3 }` fails calls 2, 5, 8, …
 */
export async function failEachCall(
  server: TestServer,
  kind: Kind,
  faults: Faults,
  calls = { first: 1, every: 1 },
): Promise<NthRun[]> {
  const photo = await picture('png', 32, 48);
  const runs: NthRun[] = [];
  for (let n = calls.first; ; n += calls.every) {
    const run = await failOnce(server, kind, { faults, n, photo });
    if (!run) break;
    run.problems.push(...(await sweepLater(server)));
    runs.push(run);
  }
  const { problems } = await examine(server, 'the end');
  return [...runs, { place: 'after all runs', status: 200, problems }];
}

/** @returns null if the application made fewer than n calls. */
async function failOnce(
  server: TestServer,
  kind: Kind,
  { faults, n, photo }: { faults: Faults; n: number; photo: Buffer },
): Promise<NthRun | null> {
  const attemptId = newAttemptId();
  const problems: string[] = [];
  const expectAccepted = async (what: string, form: FormData) => {
    const { status, message } = await submit(server.url, form);
    if (status !== 200) problems.push(`${what} got ${status}: ${message}`);
  };
  const answers = { name: `Person ${attemptId}`, designation: 'Chief Engineer' };
  if (kind === 'corrected') await storeEarlier(server, attemptId, answers.name);
  const old = await server.storage.applications.byAttempt(attemptId);

  faults.arm(n);
  const result = await sendWhole(server, formOf({ attemptId, answers, photo }));
  const place = faults.disarm();
  if (place === null) {
    if (result.status !== 200)
      throw new Error(`No call failed, but the response is ${result.status}: ${result.message}`);
    return null;
  }

  if (result.status !== 200 && result.status !== 503)
    problems.push(`the response is ${result.status}: ${result.message}`);
  if (result.status === 503 && !result.retryAfter) problems.push('the response has no Retry-After');
  const found = await examine(server, attemptId);
  problems.push(...found.problems);
  const { record } = found;
  const isNew = record?.designation === answers.designation;
  if (result.status === 200 && !(isNew && record.photo)) problems.push('it was acknowledged but is not stored');
  // If the response to a COMMIT is lost, either outcome is correct.
  if (result.status !== 200 && isNew && !place.endsWith('COMMIT'))
    problems.push('it is stored but was not acknowledged');
  if (!isNew && record?.photo !== old?.photo) problems.push('a photo has changed without its application');

  await expectAccepted('the repeated application', formOf({ attemptId, answers, photo }));
  const again = await server.storage.applications.byAttempt(attemptId);
  if (again?.designation !== answers.designation || !again.photo) problems.push('it is not stored after the retry');
  problems.push(...(await examine(server, attemptId)).problems);
  return { place, status: result.status, problems };
}

/** Stores an application with a photo directly: sending it would take as long as the rest of the run. */
async function storeEarlier({ storage }: TestServer, attemptId: string, name: string): Promise<void> {
  const photo = newAttemptId();
  const webp = await picture('webp', 48, 32);
  await storage.photos.put(photo, { '': webp, '-160': webp, '-320': webp });
  await storage.applications.store({ ...applicationOf({ ...ANSWERS, name }), attemptId, content: 'earlier', photo });
}

/** Sends the form in one chunk, so that each run makes the same calls. Resolves when background work is done. */
async function sendWhole(server: TestServer, form: FormData): Promise<SubmitResult & { retryAfter: string | null }> {
  const stored = () => server.logs.filter(({ msg }) => msg === 'an application was stored').length;
  const count = stored();
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  const answer = await fetch(`${server.url}/users/submit`, { method: 'POST', headers, body: await body.arrayBuffer() });
  const result = { status: answer.status, retryAfter: answer.headers.get('retry-after'), ...(await answer.json()) };
  if (result.status === 200) await eventually(() => stored() > count);
  return result;
}

/** Looks for lost or incomplete data. @param attemptId identifies the application whose photo is read. */
async function examine({ storage, data }: TestServer, attemptId: string) {
  const problems: string[] = [];
  const records = await storage.applications.list();
  const stored = new Set((await storage.photos.list()).map(({ id }) => id));
  const missing = records.filter(({ photo }) => !photo || !stored.has(photo));
  if (missing.length > 0) problems.push(`${missing.length} applications lack their photo`);
  const mine = records.filter((record) => record.attemptId === attemptId);
  if (mine.length > 1) problems.push('it is stored more than once');
  const bytes = mine[0]?.photo ? await storage.photos.get(mine[0].photo) : null;
  if (mine[0] && Buffer.from(bytes ?? []).toString('latin1', 8, 12) !== 'WEBP') problems.push('its photo is broken');
  const folders = [storage.uploads, photosIn(storage, data)];
  await eventually(async () => (await openFiles(folders)).length === 0).catch(async () => {
    problems.push(`left open: ${(await openFiles(folders)).join(', ')}`);
  });
  return { record: mine[0], problems };
}

/** @returns the files that a sweep should have removed. */
async function sweepLater({ storage, data }: TestServer): Promise<string[]> {
  await sweepStorage(storage, data, new Date(Date.now() + LATER_MS));
  const named = (await storage.applications.list()).flatMap(({ photo }) => (photo ? photoNames(photo) : []));
  const names = await readdir(await photosIn(storage, data)).catch(absent([]));
  const photos = [...names, ...(await storage.photos.files.list()).map(({ name }) => name)];
  const left = [...(await readdir(storage.uploads)), ...photos.filter((name) => !named.includes(name))];
  return left.map((name) => `not swept: ${name}`);
}

function photosIn({ instance }: TestServer['storage'], data: string): string {
  return photoFolder(data, instance);
}

/** Returns the files in these folders that this process has open, as listed by Linux. */
async function openFiles(folders: string[]): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const names = await readdir('/proc/self/fd');
  const paths = await Promise.all(names.map((name) => readlink(join('/proc/self/fd', name)).catch(() => '')));
  return paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
}
