import type { Logger } from 'pino';
import { UPLOAD_ENDING } from '../applications/receive';
import { eraseRemains } from '../database/erasure';
import { instanceId } from '../database/instance-id';
import { TEMPORARY_ENDING } from '../files/atomic-write';
import { removeAbandonedFiles, sweepPhotos } from '../photos/sweep';
import { photoFolder, type Storage } from './storage';

/** What could not be removed at once is gone soon, and a sweep costs little. */
const INTERVAL_MS = 3_600_000;

/**
 * Removes photos and files that submissions, corrections and removals have left.
 * @returns how many photos.
 * @throws the first error, after trying everything.
 */
export async function sweepStorage({ photos, applications, uploads }: Storage, data: string): Promise<number> {
  const folder = photoFolder(data, await instanceId(applications.database));
  const [removed, ...files] = await Promise.allSettled([
    sweepPhotos(photos, async (id) => (await applications.photoStatus(id)) !== null),
    removeAbandonedFiles(uploads, UPLOAD_ENDING),
    removeAbandonedFiles(folder, TEMPORARY_ENDING),
  ]);
  for (const result of [removed, ...files]) if (result.status === 'rejected') throw result.reason;
  return removed.status === 'fulfilled' ? removed.value : 0;
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
      const photos = await sweepStorage(storage, data);
      if (photos > 0) log.info({ photos }, 'photos without an application were removed');
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
