import type { ApplicationRecord } from '../../applications/application-record';
import { Applications } from '../../applications/applications';
import { copyHistory, type HistoryEntry, readHistory } from '../../applications/history';
import { copyOriginals, type Original, readOriginals } from '../../applications/originals';
import type { Database, Statements } from '../../database/database';
import { instanceId, setInstanceId } from '../../database/instance-id';
import { withinTransaction } from '../../database/within-transaction';
import { Messages, type StoredMessage } from '../../messages/messages';
import { type Subscriber, Subscribers } from '../../newsletter/subscribers';

/** Everything that a database holds. */
export interface Records {
  instanceId: string;
  /** Without the sample people. */
  applications: ApplicationRecord[];
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
      applications: (await applications.list()).filter(({ isSample }) => !isSample),
      history: await readHistory(view),
      originals: await readOriginals(view),
      subscribers: await new Subscribers(view).list(),
      messages: await new Messages(view).list(),
    };
  });
}

/**
 * Writes records into an empty database, all or none.
 * @param check is called before the records are committed; what it throws undoes them.
 */
export async function writeRecords(
  records: Records,
  to: Database,
  check: (statements: Statements) => Promise<void> = async () => {},
): Promise<void> {
  await to.transaction(async (statements) => {
    const target = withinTransaction(to.kind, statements);
    await setInstanceId(target, records.instanceId);
    await new Applications(target).copyIn(records.applications);
    await copyHistory(target, records.history);
    await copyOriginals(target, records.originals);
    await new Subscribers(target).copyIn(records.subscribers);
    await new Messages(target).copyIn(records.messages);
    await check(statements);
  });
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
