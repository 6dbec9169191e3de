import type { Logger } from 'pino';
import { eraseRemains } from './database/meta';
import type { Storage } from './storage';
import type { TrustedClock } from './trusted-clock';
import { findUnusedFiles } from './unused-files';

const INTERVAL_MS = 3_600_000;

/**
 * Removes temporary files, photos and pictures that uploads, corrections and removals have left behind.
 * @returns the number of photos and pictures removed, and the number kept because the database doesn't know them.
 */
export async function sweepStorage(storage: Storage, data: string, now: Date) {
  const { temporary, released, unknown } = await findUnusedFiles(storage, data, now);
  await forEach([...temporary, ...released], (left) => left.remove());
  return { removed: released.length, kept: unknown.length };
}

/** Runs work for each item, one after the other. @throws the first error, after trying them all. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

interface SweepParts {
  storage: Storage;
  /** The data folder. */
  data: string;
  clock: TrustedClock;
  /** Deletes expired sessions. */
  sweepSessions(now: Date): Promise<void>;
  log: Logger;
}

/**
 * Sweeps now and every hour: photos, files, old messages, expired sessions, deleted rows. Deletes nothing by age while
 * the clock isn't trusted.
 * @returns a function that stops the sweeps.
 */
export function sweepHourly({ storage, data, clock, sweepSessions, log }: SweepParts): () => void {
  let isStopped = false;
  /** The number of unknown photos at the last sweep. */
  let lastKept = 0;
  const byAge: Record<string, (now: Date) => Promise<void>> = {
    async photos(now) {
      const { removed, kept } = await sweepStorage(storage, data, now);
      if (removed > 0) log.info({ photos: removed }, 'photos and pictures without a row were removed');
      const reason = 'photos and pictures without a row are kept, because their rows may have been lost';
      if (kept > 0 && kept !== lastKept) log.warn({ photos: kept }, `${reason}; run "ummes storage check"`);
      lastKept = kept;
    },
    async messages(now) {
      const messages = await storage.messages.sweep(now);
      if (messages > 0) log.info({ messages }, 'messages older than a year were removed');
    },
    sessions: sweepSessions,
  };
  const attempt = async (name: string, work: () => Promise<void>) => {
    if (isStopped) return;
    await work().catch((error) => {
      if (!isStopped) log.warn({ err: error, sweep: name }, 'a sweep failed; the next attempt is in an hour');
    });
  };
  const sweep = async () => {
    await attempt('clock', async () => {
      const now = await clock.read();
      if (now) for (const [name, work] of Object.entries(byAge)) await attempt(name, () => work(now));
    });
    await attempt('remains', () => eraseRemains(storage.database));
  };
  void sweep();
  const timer = setInterval(() => void sweep(), INTERVAL_MS).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
