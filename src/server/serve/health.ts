import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ServerEnv } from '../http/server-env';
import type { Publisher } from '../publish/publisher';
import type { Sources } from '../sources/sources';
import { writeMeta } from '../storage/database/meta';
import { withTemporaryFile } from '../storage/files/files';
import type { Storage } from '../storage/storage';

/** How long the result of the checks is cached. */
const CACHE_MS = 10_000;
/** Time limit for a check. Longer than a query's, so that the query's more specific error is reported. */
const TIMEOUT_MS = 6000;
/** Minimum free disk space; with less, uploads and the database may soon fail. */
const MIN_FREE_BYTES = 100_000_000;
/** Name of the object that the photo store's check writes. */
const PHOTO_NAME = 'readiness-check';

/** The response from /readyz. */
export interface ReadinessReport {
  status: 'ready' | 'failing';
  /** The names of the failing parts. */
  failing: string[];
  parts: Record<string, { state: 'working' | 'failing' }>;
}

interface HealthParts {
  version: string;
  storage: Storage;
  sources: Sources;
  publisher: Publisher;
  log: Logger;
}

/** Reports the state of the server, and of each part that applications and pages depend on. */
export class Health {
  readonly #startedAt = performance.now();
  readonly #failing = new Set<string>();
  #report: Promise<ReadinessReport> | null = null;
  #reportedAt = Number.NEGATIVE_INFINITY;

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

  /** Responds to /readyz: 200, or 503 with the failing parts' names. Checks run at most once every ten seconds. */
  readonly ready = async (c: Context<ServerEnv>) => {
    if (!this.#report || performance.now() - this.#reportedAt >= CACHE_MS) {
      this.#reportedAt = performance.now();
      this.#report = this.#check();
    }
    const report = await this.#report;
    return c.json(report, report.status === 'ready' ? 200 : 503, { 'Cache-Control': 'no-store' });
  };

  async #check(): Promise<ReadinessReport> {
    const { storage, sources } = this.parts;
    const checks: [name: string, check: () => Promise<void>][] = [
      ['database', () => checkDatabase(storage)],
      ['disk', () => checkDisk(storage)],
      ['photos', () => checkPhotos(storage)],
      ...sources.sheets.map((sheet): [string, () => Promise<void>] => [
        `sheet ${sheet.name}`,
        async () => {
          if (sheet.condition().state !== 'current') throw new Error(`the sheet is ${sheet.condition().state}`);
        },
      ]),
    ];
    const states = await Promise.all(
      checks.map(async ([name, check]) => {
        const error = await within(TIMEOUT_MS, check()).then(
          () => null,
          (reason: Error) => reason,
        );
        this.#note(name, error);
        return [name, { state: error ? 'failing' : 'working' }] as const;
      }),
    );
    const failing = states.flatMap(([name, { state }]) => (state === 'failing' ? name : []));
    return { status: failing.length === 0 ? 'ready' : 'failing', failing, parts: Object.fromEntries(states) };
  }

  /** Logs a change of state, except for sheets, which log their own. */
  #note(part: string, error: Error | null): void {
    const wasFailing = this.#failing.has(part);
    if (error) this.#failing.add(part);
    else this.#failing.delete(part);
    if (part.startsWith('sheet ')) return;
    if (error && !wasFailing) this.parts.log.error({ part, reason: error.message }, 'a part of the server is failing');
    if (!error && wasFailing) this.parts.log.info({ part }, 'a part of the server is working again');
  }
}

/** Reads an application and writes a timestamp, which fails if the disk is full. */
async function checkDatabase({ database }: Storage): Promise<void> {
  await database.all('SELECT * FROM applications LIMIT 1');
  await writeMeta(database, 'checkedAt', new Date().toISOString());
}

/** Writes a file to the uploads folder, and checks the free space. */
async function checkDisk({ uploads }: Storage): Promise<void> {
  await withTemporaryFile(uploads, Buffer.from(randomUUID()), async () => {});
  const { bavail, bsize } = await statfs(uploads);
  if (bavail * bsize < MIN_FREE_BYTES) throw new Error(`less than ${MIN_FREE_BYTES / 1_000_000} MB is free`);
}

/** Writes an object, reads it and removes it. */
async function checkPhotos({ photos }: Storage): Promise<void> {
  const bytes = Buffer.from(randomUUID());
  await photos.files.put(PHOTO_NAME, bytes);
  const read = await photos.files.get(PHOTO_NAME);
  await photos.files.remove(PHOTO_NAME);
  if (!read || !bytes.equals(read)) throw new Error('the photo store did not return the bytes that were stored');
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${ms} ms`)), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
