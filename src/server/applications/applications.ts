import { APPLICATION_FIELDS } from '../../model/application';
import { PHOTO_PART } from '../../model/application-parts';
import type { Status } from '../../model/application-status';
import type { Database, Statements } from '../database/database';
import { requestErasure } from '../database/erasure';
import { readMeta } from '../database/meta';
import { newId } from '../database/new-id';
import type { PhotoClaims } from '../photos/sweep';
import type { ApplicationRecord, NewApplication } from './application-record';
import { COPY, INSERT, removeSamples, SELECT, TOUCH_DIRECTORY, UPSERT, valuesOf } from './application-sql';
import { compareIds } from './change-rows';
import { decideApplications } from './decide';
import { addToHistory } from './history';
import { dropOriginal } from './originals';
import { releasePhoto } from './release-photo';
import { type RemovedRow, removeRows } from './remove-rows';
import { parseSeen } from './seen-application';

/** The first half of the names of locks that requests with the same key take; arbitrary. */
const POSTGRES_LOCK = 7_865_313;

/** What an applicant can correct, and its name in the history. */
const CORRECTED_FIELDS = [
  ...APPLICATION_FIELDS.map((field) => [field, field] as const),
  ['photo', PHOTO_PART] as const,
];

export interface StoreResult {
  /**
   * `unchanged`: the same application is stored already. `taken`: the key is that of another person's application, which
   * stays. `decided`: another version of it was decided on, and stays.
   */
  kind: 'stored' | 'unchanged' | 'taken' | 'decided';
  /** The photo that no application names now: the one that was replaced, or the new one if it was not stored. */
  unusedPhoto: string | null;
}

/** The applications in a database. */
export class Applications {
  constructor(readonly database: Database) {}

  /**
   * Stores an application. The same attempt again changes nothing. With other content (the applicant has
   * gone on writing after a response was lost) it becomes the next version, unless it was decided on.
   * Removes the sample people: they are not shown beside real ones.
   */
  async store(application: NewApplication): Promise<StoreResult> {
    const record = { ...application, ...initialState(), id: newId() };
    const { attemptId, content, photo } = application;
    return this.database.transaction(async (statements) => {
      // Otherwise another request with this key could store its photo between the next two statements.
      if (this.database.kind === 'postgres')
        await statements.all('SELECT pg_advisory_xact_lock($1, hashtext($2))', [POSTGRES_LOCK, attemptId]);
      const known = `${SELECT} WHERE "attemptId" = $1`;
      const [before] = await statements.all<ApplicationRecord>(known, [attemptId]);
      if (before && isTaken(before, application)) return { kind: 'taken', unusedPhoto: photo };
      if ((await statements.run(UPSERT, valuesOf(record))) === 0)
        return { kind: before?.content === content ? 'unchanged' : 'decided', unusedPhoto: photo };
      await removeSamples(statements);
      if (before) await noteCorrection(statements, before, application);
      await releasePhoto(statements, before?.photo);
      return { kind: 'stored', unusedPhoto: before?.photo ?? null };
    });
  }

  /** Adds samples unless there are applications. @returns whether they were added. */
  async addSamples(samples: readonly NewApplication[]): Promise<boolean> {
    return this.database.transaction(async (statements) => {
      // Otherwise an application could arrive between the check and the samples.
      if (this.database.kind === 'postgres') await statements.run('LOCK TABLE applications IN EXCLUSIVE MODE');
      const [application] = await statements.all('SELECT id FROM applications LIMIT 1');
      if (application) return false;
      for (const sample of samples) {
        const { submittedAt, version } = initialState();
        const decided = { status: 'approved', version, submittedAt, decidedAt: submittedAt, isSample: 1 } as const;
        await statements.run(INSERT, valuesOf({ ...sample, ...decided, id: newId() }));
      }
      await statements.run(TOUCH_DIRECTORY);
      return true;
    });
  }

  async byAttempt(attemptId: string): Promise<ApplicationRecord | undefined> {
    return (await this.database.all<ApplicationRecord>(`${SELECT} WHERE "attemptId" = $1`, [attemptId]))[0];
  }

  async byId(id: string): Promise<ApplicationRecord | undefined> {
    return (await this.database.all<ApplicationRecord>(`${SELECT} WHERE id = $1`, [id]))[0];
  }

  /** In the order in which they came. */
  list(status?: Status): Promise<ApplicationRecord[]> {
    const where = status ? 'WHERE status = $1' : '';
    return this.database.all(`${SELECT} ${where} ORDER BY "submittedAt", id`, status ? [status] : []);
  }

  /**
   * Decides on applications named `<id>@<version>`, as long as they are at that version: an applicant may have
   * changed one since it was read. A plain `<id>` is approved at version 1 only, and rejected at any.
   * @param decision `by` for the history; `keepRejected` does not approve who was rejected.
   * @returns the ids of those that were decided on.
   */
  async decide(
    names: readonly string[],
    status: Status,
    { by = '', keepRejected = false }: { by?: string; keepRejected?: boolean } = {},
  ): Promise<string[]> {
    const seen = names.flatMap((name) => parseSeen(name) ?? []);
    const wanted = seen.map(({ id, version }) => {
      return { id, version: version ?? (status === 'approved' ? 1 : null), from: null, keepRejected };
    });
    const { decided } = await decideApplications(this.database, wanted, status, by);
    return decided.map(({ id }) => id);
  }

  /** Removes applications, without their photos and what the files still hold of them. @returns those from the list that existed. */
  async remove(ids: readonly string[]): Promise<RemovedRow[]> {
    return (
      await removeRows(
        this.database,
        ids.map((id) => ({ id, version: null })),
      )
    ).removed;
  }

  /** @returns how many there were. */
  removeSamples(): Promise<number> {
    return this.database.transaction(removeSamples);
  }

  /** Changes whenever the directory changes. */
  async directoryVersion(): Promise<string> {
    return (await readMeta(this.database, 'directory')) ?? '';
  }

  /** In one query: there are many photos. */
  async photoClaims(): Promise<PhotoClaims> {
    const rows = await this.database.all<{ photo: string; named: number }>(
      'SELECT photo, 1 AS named FROM applications WHERE photo IS NOT NULL UNION ALL SELECT photo, 0 FROM released_photos',
    );
    const photosOf = (isNamed: number) => new Set(rows.flatMap(({ photo, named }) => (named === isNamed ? photo : [])));
    return { named: photosOf(1), released: photosOf(0) };
  }

  /** The status of the application with this photo; null when there is none. */
  async photoStatus(photo: string): Promise<Status | null> {
    const sql = 'SELECT status FROM applications WHERE photo = $1';
    return (await this.database.all<{ status: Status }>(sql, [photo]))[0]?.status ?? null;
  }

  /** Writes records as they are, over those of the same id. Removes the sample people. */
  async copyIn(records: readonly ApplicationRecord[]): Promise<void> {
    await this.database.transaction(async (statements) => {
      await removeSamples(statements);
      for (const record of records.toSorted(compareIds)) await statements.run(COPY, valuesOf(record));
      await statements.run(TOUCH_DIRECTORY);
      // Postgres chooses an index by statistics, which it would collect a minute later.
      if (this.database.kind === 'postgres') await statements.run('ANALYZE applications');
    });
  }
}

/** Whether an idempotency key is that of another person: neither name nor email is the same. */
export function isTaken(stored: ApplicationRecord, sent: Pick<NewApplication, 'content' | 'name' | 'email'>): boolean {
  const differs = (field: 'name' | 'email') => stored[field].toLowerCase() !== sent[field].toLowerCase();
  // An officer may have edited both, and the same application again is still the same.
  return stored.content !== sent.content && differs('name') && differs('email');
}

/** In the history; what was stored before is to be erased, also what the applicant wrote before an edit. */
async function noteCorrection(statements: Statements, before: ApplicationRecord, now: NewApplication): Promise<void> {
  const fields = CORRECTED_FIELDS.flatMap(([field, name]) => (before[field] === now[field] ? [] : name));
  await addToHistory(statements, before.id, { who: '', action: 'corrected', fields });
  await dropOriginal(statements, before.id);
  await requestErasure(statements);
}

function initialState() {
  return {
    status: 'pending',
    version: 1,
    submittedAt: new Date().toISOString(),
    decidedAt: null,
    isSample: 0,
  } as const;
}
