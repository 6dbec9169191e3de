import { Applications } from '../applications/applications';
import type { Database } from '../database/database';
import { Subscribers } from '../newsletter/subscribers';
import { officeId } from '../office';
import type { PhotoStore } from '../photos/photo-store';

/** Rows written in one transaction. */
const BATCH = 500;

export interface Copied {
  applications: number;
  subscribers: number;
}

/**
 * Copies everything from one database into another, of whichever kinds. Again is harmless, and brings
 * over what has changed meanwhile.
 * @throws when the other one holds somebody else's applications.
 */
export async function copyRecords(from: Database, to: Database): Promise<Copied> {
  const office = await officeId(from);
  await claim(to, office);
  const target = { applications: new Applications(to), subscribers: new Subscribers(to) };
  const source = new Applications(from);
  const applications = await source.list();
  await target.applications.copyIn([], await source.removedIds());
  for (const batch of batches(applications)) await target.applications.copyIn(batch);
  const subscribers = await new Subscribers(from).list();
  for (const batch of batches(subscribers)) await target.subscribers.copyIn(batch);
  return { applications: applications.length, subscribers: subscribers.length };
}

/** Gives a database the name of the office whose copy it is; its photos are found by it. */
async function claim(to: Database, office: string): Promise<void> {
  const [meta] = await to.all<{ value: string }>(`SELECT value FROM meta WHERE name = 'office'`);
  const [any] = await to.all('SELECT id FROM applications LIMIT 1');
  if (any && meta?.value !== office) throw new Error('The target database holds applications of another office.');
  await to.run(
    `INSERT INTO meta (name, value) VALUES ('office', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [office],
  );
  await to.run(`INSERT INTO meta (name, value) VALUES ('samples', 'copied') ON CONFLICT (name) DO NOTHING`);
}

/** Copies the photos that are not there yet. @returns how many. */
export async function copyPhotos(from: PhotoStore, to: PhotoStore): Promise<number> {
  const known = new Set((await to.list()).map(({ id }) => id));
  let copied = 0;
  for (const { id } of await from.list()) {
    const bytes = !known.has(id) && (await from.get(id));
    if (!bytes) continue;
    await to.put(id, bytes);
    copied += 1;
  }
  return copied;
}

function batches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
}
