import { randomUUID } from 'node:crypto';
import type { Statements } from './database';
import { addMeta, readMeta, writeMeta } from './meta';

const NAME = 'instance';

/** The id of one installation's data, given when its database is made. A copy of the database has the same. */
export async function instanceId(statements: Statements): Promise<string> {
  await addMeta(statements, NAME, randomUUID().slice(0, 8));
  return (await readMeta(statements, NAME)) ?? '';
}

/**
 * Gives a database the id of the one whose copy it becomes; its photos are found by it.
 * @throws when it holds applications under another id.
 */
export async function claimForCopy(statements: Statements, id: string): Promise<void> {
  const [application] = await statements.all('SELECT id FROM applications LIMIT 1');
  if (application && (await readMeta(statements, NAME)) !== id)
    throw new Error('The target database holds applications of another storage.');
  await writeMeta(statements, NAME, id);
  await addMeta(statements, 'samples', 'copied');
}
