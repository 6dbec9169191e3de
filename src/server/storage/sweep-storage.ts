import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { eraseRemains } from './database/meta';
import { isTemporary } from './files/files';
import { photoFolder, type Storage } from './storage';

/** Interval between sweeps. Unused photos and temporary files older than this belong to a failed submission. */
const INTERVAL_MS = 3_600_000;
/** Maximum number of unclaimed photos to remove. Failed submissions leave a few; more suggests that rows were lost. */
const MAX_UNCLAIMED = 10;

/**
 * Removes photos and files that submissions, corrections and removals have left behind.
 * @returns the number of photos removed, and the number kept because too many have no application.
 */
export async function sweepStorage(storage: Storage, data: string, now = Date.now()) {
  for (const folder of [storage.uploads, photoFolder(data, storage.instance)]) {
    const paths = (await readdir(folder).catch(() => [])).filter(isTemporary).map((name) => join(folder, name));
    await forEach(paths, async (path) => {
      const found = await stat(path).catch(() => null);
      if (found && now - found.mtimeMs >= INTERVAL_MS) await rm(path, { force: true });
    });
  }
  return sweepPhotos(storage, now);
}

/** Removes photos without an application. Recent ones stay, because a photo is stored before its application. */
async function sweepPhotos({ photos, applications }: Storage, now: number) {
  const stored = await photos.list();
  // Read after the list, because a photo in it may have been claimed since.
  const { used, released } = await applications.photoReferences();
  const unused = stored.filter(({ id, storedAt }) => !used.has(id) && now - storedAt.getTime() >= INTERVAL_MS);
  const unclaimed = unused.filter(({ id }) => !released.has(id)).length;
  const kept = unclaimed > MAX_UNCLAIMED ? unclaimed : 0;
  const swept = kept > 0 ? unused.filter(({ id }) => released.has(id)) : unused;
  await forEach(swept, ({ id }) => photos.remove(id));
  return { removed: swept.length, kept };
}

/** Runs work for each item, one after the other. @throws the first error, after trying them all. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Sweeps now and every hour: photos, files, old messages, expired sessions, deleted rows. Writes only if there is
 * something to remove.
 * @param sweepSessions deletes expired sessions.
 * @returns a function that stops the sweeps.
 */
export function sweepHourly(
  storage: Storage,
  data: string,
  log: Logger,
  sweepSessions: () => Promise<void>,
): () => void {
  let isStopped = false;
  const sweeps: Record<string, () => Promise<unknown>> = {
    async photos() {
      const { removed, kept } = await sweepStorage(storage, data);
      if (removed > 0) log.info({ photos: removed }, 'photos without an application were removed');
      const reason = 'photos without an application are kept: restore the latest backup if rows were lost';
      if (kept > 0) log.error({ photos: kept }, reason);
    },
    async messages() {
      const messages = await storage.messages.sweep();
      if (messages > 0) log.info({ messages }, 'messages older than a year were removed');
    },
    sessions: sweepSessions,
    remains: () => eraseRemains(storage.database),
  };
  const sweep = async () => {
    for (const [name, work] of Object.entries(sweeps)) {
      if (isStopped) return;
      await work().catch((error) => {
        if (!isStopped) log.warn({ err: error, sweep: name }, 'a sweep failed; the next attempt is in an hour');
      });
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), INTERVAL_MS).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
