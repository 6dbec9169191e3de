import { randomUUID } from 'node:crypto';
import type { Statements } from './database';
import { addMeta, readMeta, writeMeta } from './meta';

const NAME = 'instance';

/** The id of one installation's data; '' if the database is new. A copy of the database has the same. */
export async function instanceId(statements: Statements): Promise<string> {
  return (await readMeta(statements, NAME)) ?? '';
}

/** Gives a new database an id. @returns whether it was new. */
export function addInstanceId(statements: Statements): Promise<boolean> {
  return addMeta(statements, NAME, randomUUID().slice(0, 8));
}

/** Gives a database the id of the one whose copy it becomes: its photos are found by it. */
export async function setInstanceId(statements: Statements, id: string): Promise<void> {
  await writeMeta(statements, NAME, id);
}
