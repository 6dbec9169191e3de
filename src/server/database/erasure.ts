import { randomUUID } from 'node:crypto';
import type { Database, Statements } from './database';
import { addMeta, readMeta, writeMeta } from './meta';

/** The name in `meta` of what says whether the files hold remains of deleted rows; without it they may. */
const NAME = 'erasure';
const DONE = 'done';

/** Notes, in the transaction that deletes or replaces personal data, that its remains are to be erased. */
export function requestErasure(statements: Statements): Promise<void> {
  return writeMeta(statements, NAME, randomUUID());
}

/**
 * Erases the remains of what was deleted from the database's files, if there are any.
 * @throws {DatabaseUnavailableError} if another process is using the old content; it stays noted.
 */
export async function eraseRemains(database: Database): Promise<void> {
  const requested = await readMeta(database, NAME);
  if (requested === DONE) return;
  await database.erase();
  // A request that came meanwhile stays.
  if (requested === undefined) await addMeta(database, NAME, DONE);
  else await database.run('UPDATE meta SET value = $1 WHERE name = $2 AND value = $3', [DONE, NAME, requested]);
}
