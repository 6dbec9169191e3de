import * as z from 'zod/mini';
import type { Database } from '../../storage/database/database';
import { addMeta, readMeta } from '../../storage/database/meta';
import type { OfficerNotice } from './channels';

/** Time limit for sending. If a server is killed while sending, another takes over after this time. */
const CLAIM_MS = 60_000;

/** The arrivals or problems that have been reported. Stored in `meta` for each channel and subject. */
export interface Checkpoint {
  /** All arrivals up to this time have been reported. ISO 8601; '' the first time, and for sheets. */
  until: string;
  /** Ids of later arrivals, or of sheet problems, that have been reported. */
  ids: readonly string[];
  /** Set while a server is sending: the time when its claim expires. ISO 8601. */
  claimedUntil?: string;
}

/** Reads a stored checkpoint. Fields that an earlier version didn't store get the value for the first time. */
const checkpointSchema = z.object({
  until: z.catch(z.string(), ''),
  ids: z.catch(z.array(z.string()), []),
  claimedUntil: z.optional(z.string()),
});

/** The next checkpoint, with a message if there is anything to report. */
export interface Update {
  checkpoint: Checkpoint;
  message?: OfficerNotice;
}

/**
 * Sends whatever is new since a checkpoint in `meta`, then advances the checkpoint. Only the server that claims the
 * checkpoint sends the update. If sending fails, the checkpoint doesn't change. If the server is killed while sending,
 * another may send the same update again.
 */
export async function notifySince(
  database: Database,
  name: string,
  find: (checkpoint: Checkpoint) => Promise<Update | null>,
  send: (message: OfficerNotice) => Promise<void>,
): Promise<void> {
  const stored = await readMeta(database, name);
  const { claimedUntil = '', ...checkpoint } = checkpointSchema.parse(JSON.parse(stored ?? '{}'));
  if (isClaimed(claimedUntil, Date.now())) return;
  const update = await find(checkpoint);
  if (!update) return;
  const claim: Checkpoint = { ...checkpoint, claimedUntil: new Date(Date.now() + CLAIM_MS).toISOString() };
  const claimed = JSON.stringify(update.message ? claim : update.checkpoint);
  const isOurs = stored === undefined ? await addMeta(database, name, claimed) : await replace(stored, claimed);
  if (!isOurs || !update.message) return;
  let next: Checkpoint = checkpoint;
  try {
    await send(update.message);
    next = update.checkpoint;
  } finally {
    await replace(claimed, JSON.stringify(next));
  }

  async function replace(from: string, to: string): Promise<boolean> {
    const sql = 'UPDATE meta SET value = $1 WHERE name = $2 AND value = $3';
    return (await database.run(sql, [to, name, from])) > 0;
  }
}

/** Returns whether a claim is valid. One that was made while the clock was ahead expires when the clock is corrected. */
function isClaimed(claimedUntil: string, now: number): boolean {
  const left = Date.parse(claimedUntil) - now;
  return left > 0 && left <= 2 * CLAIM_MS; // the servers' clocks may differ
}
