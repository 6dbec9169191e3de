import type { ApplicationRecord } from '../../../src/server/applications/application-record';
import { openStorage, type Storage } from '../../../src/server/storage/storage';
import { person } from '../server/people';
import type { DeskServer } from './desk';

/** A pending application, Applicant 1 and so on: a minute later for each. */
export function applicant(index: number, change: Partial<ApplicationRecord> = {}): ApplicationRecord {
  const submittedAt = new Date(Date.UTC(2026, 0, 5, 9, index)).toISOString();
  const email = `applicant${index}@example.org`;
  const own = {
    id: `applicant${index}`,
    attemptId: `applicant-${index}`,
    name: `Applicant ${index}`,
    email,
    submittedAt,
  };
  return { ...person(index), status: 'pending', decidedAt: null, ...own, ...change };
}

/** Opens the storage of a server beside it, as a command does. */
export async function withStorageOf<Result>(
  { data, env = {} }: DeskServer,
  use: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const database = env.DATABASE_URL || `sqlite:${data}/ummes.db`;
  const storage = await openStorage({ data, database, bucket: null });
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
}

/** Puts applications into a server's storage. */
export async function addApplications(server: DeskServer, records: readonly ApplicationRecord[]): Promise<void> {
  await withStorageOf(server, ({ applications }) => applications.copyIn(records));
}

/** The status of an application as it is stored; undefined if it is not there. */
export async function storedStatus(server: DeskServer, id: string): Promise<string | undefined> {
  return withStorageOf(server, async ({ applications }) => (await applications.byId(id))?.status);
}
