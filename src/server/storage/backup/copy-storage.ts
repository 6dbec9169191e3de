import type { ApplicationRecord } from '../../applications/application-record';
import { Applications } from '../../applications/applications';
import { copyHistory, type HistoryEntry, readHistory } from '../../applications/history';
import { copyOriginals, type Original, readOriginals } from '../../applications/originals';
import type { Database, Statements } from '../../database/database';
import { claimForCopy, instanceId } from '../../database/instance-id';
import { withinTransaction } from '../../database/within-transaction';
import { Messages, type StoredMessage } from '../../messages/messages';
import { type Subscriber, Subscribers } from '../../newsletter/subscribers';
import type { PhotoStore } from '../../photos/photo-store';

/** Everything that a database holds. */
export interface Records {
  instanceId: string;
  applications: ApplicationRecord[];
  /** Ids of applications that were removed. */
  removed: string[];
  history: HistoryEntry[];
  originals: Original[];
  subscribers: Subscriber[];
  messages: StoredMessage[];
}

export interface Counts {
  applications: number;
  subscribers: number;
  messages: number;
}

/** Reads everything as it is at one moment. */
export async function readRecords(from: Database): Promise<Records> {
  const id = await instanceId(from);
  return from.snapshot(async (statements) => {
    const view = withinTransaction(from.kind, statements);
    const applications = new Applications(view);
    return {
      instanceId: id,
      applications: await applications.list(),
      removed: await applications.removedIds(),
      history: await readHistory(view),
      originals: await readOriginals(view),
      subscribers: await new Subscribers(view).list(),
      messages: await new Messages(view).list(),
    };
  });
}

/**
 * Writes records into a database, all or none.
 * @param check is called before the records are committed; what it throws undoes them.
 * @throws when the database holds the applications of another instance.
 */
export async function writeRecords(
  records: Records,
  to: Database,
  check: (statements: Statements) => Promise<void> = async () => {},
): Promise<void> {
  await to.transaction(async (statements) => {
    const target = withinTransaction(to.kind, statements);
    await claimForCopy(target, records.instanceId);
    await new Applications(target).copyIn(records.applications, records.removed);
    await copyHistory(target, records.history);
    await copyOriginals(target, records.applications, records.originals);
    await new Subscribers(target).copyIn(records.subscribers);
    await new Messages(target).copyIn(records.messages);
    await check(statements);
  });
}

/**
 * Copies everything from one database into another, of whichever kinds. It can be repeated, and then
 * copies what has changed meanwhile.
 * @throws when the other one holds the applications of another instance.
 */
export async function copyRecords(from: Database, to: Database): Promise<Counts> {
  const records = await readRecords(from);
  await writeRecords(records, to);
  return countsOf(records);
}

/** How many rows the records have. */
export function countsOf({ applications, subscribers, messages }: Records): Counts {
  return { applications: applications.length, subscribers: subscribers.length, messages: messages.length };
}

/** The counts in which two differ, in a sentence; '' if in none. */
export function differenceOf(found: Counts, expected: Counts): string {
  const names = (Object.keys(found) as (keyof Counts)[]).filter((name) => found[name] !== expected[name]);
  return names.map((name) => `${found[name]} ${name} instead of ${expected[name]}`).join(', ');
}

/** How many rows there are. */
export async function countRecords(statements: Statements): Promise<Counts> {
  const count = async (table: string) => {
    const [row] = await statements.all<{ rows: number }>(`SELECT CAST(count(*) AS INTEGER) AS rows FROM ${table}`);
    return row?.rows ?? 0;
  };
  return {
    applications: await count('applications'),
    subscribers: await count('subscribers'),
    messages: await count('messages'),
  };
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
