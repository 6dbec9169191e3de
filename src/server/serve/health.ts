import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ServerEnv } from '../http/server-env';
import type { Publisher } from '../publish/publisher';
import type { Sheet } from '../sources/sheet';
import type { Sources } from '../sources/sources';
import { writeMeta } from '../storage/database/meta';
import type { DiskSpace } from '../storage/disk-space';
import { temporaryName, withTemporaryFile } from '../storage/files/files';
import { PHOTO_EXTENSION } from '../storage/photos/photo-store';
import type { Storage } from '../storage/storage';

/** How long the result of the checks is cached. */
const CACHE_MS = 10_000;

/** Shorter, because a server that has just started is ready within seconds. */
const FAILING_CACHE_MS = 1000;
/** Time limit for a check. Longer than a query's, so that the query's more specific error is reported. */
const TIMEOUT_MS = 6000;
/** Minimum free disk space; with less, uploads and the database may soon fail. */
const MIN_FREE_BYTES = 100_000_000;
/** Number of applications whose photo the check looks for. */
const PHOTO_SAMPLES = 5;

/** The response from /readyz. */
export interface ReadinessReport {
  status: 'ready' | 'failing';
  /** The names of the failing parts. */
  failing: string[];
  parts: Record<string, { state: 'working' | 'failing'; warning?: string }>;
}

interface HealthParts {
  version: string;
  storage: Storage;
  disk: DiskSpace;
  sources: Sources;
  publisher: Publisher;
  log: Logger;
}

/** Reports the state of the server, and of each part that applications and pages depend on. */
export class Health {
  readonly #startedAt = performance.now();
  readonly #failing = new Set<string>();
  #report: Promise<ReadinessReport> | null = null;
  #expiresAt = Number.NEGATIVE_INFINITY;

  constructor(readonly parts: HealthParts) {}

  /** Responds to /healthz with 200 while the process is running. Reports the last known state, without checks. */
  readonly alive = (c: Context<ServerEnv>) => {
    const { version, sources, publisher } = this.parts;
    const sheets = sources.sheets.map((sheet) => {
      const { name, state, items, problems } = sheet.condition();
      return [name, { state, items, problems }];
    });
    const database = sources.directory.isHealthy && !this.#failing.has('database') ? 'current' : 'failing';
    const uptimeSeconds = Math.floor((performance.now() - this.#startedAt) / 1000);
    const state = { sheets: Object.fromEntries(sheets), database, views: publisher.condition() };
    return c.json({ status: 'ok', version, uptimeSeconds, ...state }, 200, { 'Cache-Control': 'no-store' });
  };

  /**
   * Responds to /readyz: 200, or 503 with the failing parts' names. Checks run at most once every ten seconds, or every
   * second while a part is failing.
   */
  readonly ready = async (c: Context<ServerEnv>) => {
    const requestedAt = performance.now();
    if (!this.#report || requestedAt >= this.#expiresAt) {
      this.#expiresAt = requestedAt + CACHE_MS;
      this.#report = this.#check();
    }
    const report = await this.#report;
    if (report.status === 'failing') this.#expiresAt = Math.min(this.#expiresAt, requestedAt + FAILING_CACHE_MS);
    return c.json(report, report.status === 'ready' ? 200 : 503, { 'Cache-Control': 'no-store' });
  };

  async #check(): Promise<ReadinessReport> {
    const { storage, disk, sources } = this.parts;
    const database = await this.#checkPart('database', () => checkDatabase(storage));
    const others = await Promise.all([
      this.#checkPart('disk', () => checkDisk(storage, disk)),
      // Without the database, it is unknown which photos should exist.
      this.#checkPart('photos', () => checkPhotos(storage, database.state === 'working')),
    ]);
    const parts: ReadinessReport['parts'] = {};
    for (const { name, state } of [database, ...others, ...sources.sheets.map(sheetPart)]) parts[name] = { state };
    if (parts.disk && disk.warning !== null) parts.disk.warning = disk.warning;
    const failing = Object.keys(parts).filter((name) => parts[name]?.state === 'failing');
    return { status: failing.length === 0 ? 'ready' : 'failing', failing, parts };
  }

  /** Checks one part within the time limit. */
  async #checkPart(name: string, check: () => Promise<void>) {
    const error = await within(TIMEOUT_MS, check()).then(
      () => null,
      (reason: Error) => reason,
    );
    this.#note(name, error);
    return { name, state: error ? ('failing' as const) : ('working' as const) };
  }

  /** Logs a change of state. */
  #note(part: string, error: Error | null): void {
    const wasFailing = this.#failing.has(part);
    if (error) this.#failing.add(part);
    else this.#failing.delete(part);
    if (error && !wasFailing) this.parts.log.error({ part, reason: error.message }, 'a part of the server is failing');
    if (!error && wasFailing) this.parts.log.info({ part }, 'a part of the server is working again');
  }
}

/** Reports on a sheet, which logs its own faults. */
function sheetPart(sheet: Sheet) {
  const { state } = sheet.condition();
  const isWorking = state === 'current' || state === 'none';
  return { name: `sheet ${sheet.name}`, state: isWorking ? ('working' as const) : ('failing' as const) };
}

/** Reads an application and writes a timestamp, which fails if the disk is full. */
async function checkDatabase({ database }: Storage): Promise<void> {
  await database.all('SELECT * FROM applications LIMIT 1');
  await writeMeta(database, 'checkedAt', new Date().toISOString());
}

/** Writes a file to the uploads folder, and checks the free space. */
async function checkDisk({ uploads }: Storage, disk: DiskSpace): Promise<void> {
  await withTemporaryFile(uploads, Buffer.from(randomUUID()), async () => {});
  if ((await disk.measure()) < MIN_FREE_BYTES) throw new Error(`less than ${MIN_FREE_BYTES / 1_000_000} MB is free`);
}

/** Looks for applications' photos, if the database works. Then writes an object, reads it and removes it. */
async function checkPhotos(storage: Storage, isDatabaseWorking: boolean): Promise<void> {
  if (isDatabaseWorking) await findAnyPhoto(storage); // first, because writing to a folder that is gone would create it again
  const { files } = storage.photos;
  // A name of its own, because other servers may be checking the same bucket. A sweep removes it after a kill.
  const name = temporaryName('readiness-check');
  const bytes = Buffer.from(randomUUID());
  await files.put(name, bytes);
  const read = await files.get(name);
  await files.remove(name);
  if (!read || !bytes.equals(read)) throw new Error('the photo store did not return the bytes that were stored');
}

/**
 * Looks for the photos of a few applications until it finds one. Ids are random, so the first ones by id are of any age,
 * and applications that arrive after a loss don't hide it.
 * @throws if all of them are missing. A single missing photo doesn't stop the server from storing others.
 */
async function findAnyPhoto({ database, applications, photos }: Storage): Promise<void> {
  const sql = 'SELECT photo FROM applications WHERE photo IS NOT NULL ORDER BY id LIMIT $1';
  const sample = await database.all<{ photo: string }>(sql, [PHOTO_SAMPLES]);
  let missing = 0;
  for (const { photo } of sample) {
    if (await photos.files.get(`${photo}${PHOTO_EXTENSION}`)) return;
    if ((await applications.photoStatus(photo)) !== null) missing += 1; // else it was just replaced or removed
  }
  if (missing > 0) throw new Error(`the photos of ${missing} applications are missing; is the folder or bucket gone?`);
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${ms} ms`)), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
