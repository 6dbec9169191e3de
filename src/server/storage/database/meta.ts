import { randomInt, randomUUID } from 'node:crypto';
import type { Database, Statements } from './database';

/** Letters and digits that are hard to confuse when an id is read out or typed. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;

/** Key of the instance id in `meta`. A restored database keeps it, because photos are stored under it. */
const INSTANCE = 'instance';
/** Key of the latest erasure request in `meta`; absent while the files contain no deleted rows. */
const ERASURE = 'erasure';

/** Creates an id for a row that people refer to, such as an application or a session. */
export function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Reads a value from the table `meta`. */
export async function readMeta(statements: Statements, name: string): Promise<string | undefined> {
  const [row] = await statements.all<{ value: string }>('SELECT value FROM meta WHERE name = $1', [name]);
  return row?.value;
}

export async function writeMeta(statements: Statements, name: string, value: string): Promise<void> {
  await statements.run(
    'INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [name, value],
  );
}

/** Writes a value unless the name already has one. @returns whether it was written. */
export async function addMeta(statements: Statements, name: string, value: string): Promise<boolean> {
  const sql = 'INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
  return (await statements.run(sql, [name, value])) > 0;
}

/** Returns the instance id of a database; '' if the database is new. */
export async function instanceId(statements: Statements): Promise<string> {
  return (await readMeta(statements, INSTANCE)) ?? '';
}

/** Gives a new database an instance id. @returns whether it was new. */
export function addInstanceId(statements: Statements): Promise<boolean> {
  return addMeta(statements, INSTANCE, randomUUID().slice(0, 8));
}

/** Requests an erasure. Call this in the transaction that deletes or replaces personal data. */
export function requestErasure(statements: Statements): Promise<void> {
  return writeMeta(statements, ERASURE, randomUUID());
}

/**
 * Erases deleted rows from the database's files, if an erasure was requested.
 * @throws {DatabaseUnavailableError} if another process is reading the old content. The request then stays pending.
 */
export async function eraseRemains(database: Database): Promise<void> {
  const requested = await readMeta(database, ERASURE);
  if (!requested) return;
  await database.erase();
  // Keep any request made in the meantime.
  await database.run('DELETE FROM meta WHERE name = $1 AND value = $2', [ERASURE, requested]);
}
