import type { Logger } from 'pino';
import { eraseRemains } from '../database/erasure';
import { instanceId } from '../database/instance-id';
import { TEMPORARY_ENDING } from '../files/atomic-write';
import { UPLOAD_ENDING } from '../files/temporary-file';
import { type PhotoSweep, removeAbandonedFiles, sweepPhotos } from '../photos/sweep';
import { photoFolder, type Storage } from './storage';

/** What could not be removed at once is gone soon, and a sweep costs little. */
const INTERVAL_MS = 3_600_000;

/**
 * Removes photos and files that submissions, corrections and removals have left.
 * @throws the first error, after trying everything.
 */
export async function sweepStorage({ photos, applications, uploads }: Storage, data: string): Promise<PhotoSweep> {
  const folder = photoFolder(data, await instanceId(applications.database));
  const [swept, ...files] = await Promise.allSettled([
    sweepPhotos(photos, () => applications.photoClaims()),
    removeAbandonedFiles(uploads, UPLOAD_ENDING),
    removeAbandonedFiles(folder, TEMPORARY_ENDING),
  ]);
  for (const result of files) if (result.status === 'rejected') throw result.reason;
  if (swept.status === 'rejected') throw swept.reason;
  return swept.value;
}

/**
 * Sweeps now and every hour, also old messages, and erases what the database's files hold of deleted rows.
 * @param sweepSessions deletes sessions that have expired.
 * @returns what stops it.
 */
export function sweepHourly(
  storage: Storage,
  data: string,
  log: Logger,
  sweepSessions: () => Promise<void>,
): () => void {
  let isStopped = false;
  const attempt = async (work: () => Promise<void>, message: string) => {
    if (!isStopped) await work().catch((error) => void (isStopped || log.warn({ err: error }, message)));
  };
  const sweep = async () => {
    await attempt(async () => {
      const { removed, kept } = await sweepStorage(storage, data);
      if (removed > 0) log.info({ photos: removed }, 'photos without an application were removed');
      if (kept > 0)
        log.error(
          { photos: kept },
          'photos without an application are kept: restore the latest backup if rows are lost',
        );
    }, 'photos without an application could not be removed; the next try is in an hour');
    await attempt(async () => {
      const messages = await storage.messages.sweep();
      if (messages > 0) log.info({ messages }, 'messages that are older than a year were removed');
    }, 'old messages could not be removed; the next try is in an hour');
    await attempt(sweepSessions, 'expired sessions could not be removed; the next try is in an hour');
    await attempt(
      () => eraseRemains(storage.database),
      'remains of deleted rows could not be erased; the next try is in an hour',
    );
  };
  void sweep();
  const timer = setInterval(() => void sweep(), INTERVAL_MS).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
