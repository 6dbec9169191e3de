import { APPLICATION_FIELDS } from '../../../model/application/application-fields';
import { PHOTO_PART } from '../../../model/application/application-parts';
import type { Status } from '../../../model/desk/application';
import type { Database, Statements } from '../database/database';
import { newId, readMeta, requestErasure } from '../database/meta';
import { claimPhoto, releasePhoto } from '../photos/released-photos';
import {
  type ApplicationRecord,
  INSERT,
  type NewApplication,
  SELECT,
  TOUCH_DIRECTORY,
  UPSERT,
  valuesOf,
} from './application-record';
import { type StatusChange, setStatus } from './decide';
import { addToHistory } from './history';
import { parseSeen } from './seen';

/** First half of the lock ids for idempotency keys; an arbitrary number. */
const POSTGRES_LOCK = 7_865_313;

/**
 * Why a submitted application isn't stored. `unchanged`: it is already stored. `taken`: the key belongs to another
 * person's application. `decided`: an officer has already decided on another version.
 */
type Conflict = 'unchanged' | 'taken' | 'decided';

export interface StoreResult {
  kind: 'stored' | Conflict;
  /** The id of the application that was stored, and its version. */
  application?: string;
  version?: number;
  /** The photo that is now unused: the replaced one, or the new one if it was not stored. */
  unusedPhoto: string | null;
}

/** The photos that a database refers to. */
interface PhotoReferences {
  /** Photos of applications. */
  used: ReadonlySet<string>;
  /** Photos whose application was removed, has another photo, or is not stored yet. */
  released: ReadonlySet<string>;
}

/** The applications in a database. */
export class Applications {
  constructor(readonly database: Database) {}

  /** Returns the same applications for several calls that share a deadline; see `Database.endingBy`. */
  endingBy(end: number): Applications {
    return new Applications(this.database.endingBy(end));
  }

  /**
   * Stores an application. An identical repeat changes nothing. If the content differs, because the applicant kept
   * editing after a response was lost, it becomes the next version unless an officer has already decided.
   */
  async store(application: NewApplication): Promise<StoreResult> {
    const record: ApplicationRecord = { ...application, ...initialState() };
    const { attemptId, photo } = application;
    return this.database.transaction(async (statements) => {
      // Without this lock, another request with this key could store its photo between the next two statements.
      if (this.database.kind === 'postgres')
        await statements.all('SELECT pg_advisory_xact_lock($1, hashtext($2))', [POSTGRES_LOCK, attemptId]);
      const [before] = await statements.all<ApplicationRecord>(`${SELECT} WHERE "attemptId" = $1`, [attemptId]);
      const conflict = before && conflictOf(before, application);
      if (conflict) return { kind: conflict, unusedPhoto: photo };
      const [stored] = await statements.all<{ application: string; version: number }>(UPSERT, valuesOf(record));
      if (!stored) return { kind: 'decided', unusedPhoto: photo }; // an officer has just decided
      if (before) await noteCorrection(statements, before, application);
      await claimPhoto(statements, photo);
      await releasePhoto(statements, before?.photo);
      return { kind: 'stored', ...stored, unusedPhoto: before?.photo ?? null };
    });
  }

  /** Adds the sample people, approved, unless there are any applications. @returns whether they were added. */
  async addSamples(samples: readonly NewApplication[]): Promise<boolean> {
    return this.database.transaction(async (statements) => {
      // Without this lock, an application could arrive between the check and the samples.
      if (this.database.kind === 'postgres') await statements.run('LOCK TABLE applications IN EXCLUSIVE MODE');
      const [application] = await statements.all('SELECT id FROM applications LIMIT 1');
      if (application) return false;
      for (const sample of samples) {
        const state = initialState();
        const decided = { status: 'approved', decidedAt: state.submittedAt, isSample: 1 } as const;
        await statements.run(INSERT, valuesOf({ ...sample, ...state, ...decided }));
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

  /** Returns all applications, or those with the given status, in order of arrival. */
  list(status?: Status): Promise<ApplicationRecord[]> {
    const where = status ? 'WHERE status = $1' : '';
    return this.database.all(`${SELECT} ${where} ORDER BY "submittedAt", id`, status ? [status] : []);
  }

  /**
   * Decides on applications given as `<id>@<version>`, skipping any that no longer have that version: an applicant may
   * have corrected one since it was read. A plain `<id>` is approved only at version 1, but rejected at any version.
   * @returns the ids of the applications that were decided on.
   */
  async decide(
    names: readonly string[],
    status: Status,
    options: Partial<Omit<StatusChange, 'status'>> = {},
  ): Promise<string[]> {
    const applications = names.flatMap((name) => {
      const seen = parseSeen(name);
      return seen ? { ...seen, version: seen.version ?? (status === 'approved' ? 1 : null), from: null } : [];
    });
    const { decided } = await setStatus(this.database, applications, { status, by: '', ...options });
    return decided.map(({ id }) => id);
  }

  /** Returns a version that changes whenever the directory changes. */
  async directoryVersion(): Promise<string> {
    return (await readMeta(this.database, 'directory')) ?? '';
  }

  /** Returns the photos of applications and the released photos, in one query. */
  async photoReferences(): Promise<PhotoReferences> {
    const rows = await this.database.all<{ photo: string; used: number }>(
      'SELECT photo, 1 AS used FROM applications WHERE photo IS NOT NULL UNION ALL SELECT photo, 0 FROM released_photos',
    );
    const photosOf = (isUsed: number) => new Set(rows.flatMap(({ photo, used }) => (used === isUsed ? photo : [])));
    return { used: photosOf(1), released: photosOf(0) };
  }

  /** Returns the status of the application with this photo; null if there is no such application. */
  async photoStatus(photo: string): Promise<Status | null> {
    const sql = 'SELECT status FROM applications WHERE photo = $1';
    return (await this.database.all<{ status: Status }>(sql, [photo]))[0]?.status ?? null;
  }
}

/** Compares applications with the same idempotency key. @returns null if `sent` replaces `stored`. */
export function conflictOf(
  stored: ApplicationRecord,
  sent: Pick<NewApplication, 'content' | 'name' | 'email'>,
): Conflict | null {
  const differs = (field: 'name' | 'email') => stored[field].toLowerCase() !== sent[field].toLowerCase();
  // Compare the content first: a repeat isn't `taken`, even if an officer has edited the name and the email address.
  if (stored.content === sent.content) return 'unchanged';
  if (differs('name') && differs('email')) return 'taken';
  return stored.status === 'pending' ? null : 'decided';
}

/** Records a correction in the history, and requests the erasure of the earlier content. */
async function noteCorrection(statements: Statements, before: ApplicationRecord, now: NewApplication): Promise<void> {
  const fields: string[] = APPLICATION_FIELDS.filter((field) => before[field] !== now[field]);
  if (before.photo !== now.photo) fields.push(PHOTO_PART);
  await addToHistory(statements, before.id, { who: '', action: 'corrected', fields });
  await statements.run('DELETE FROM originals WHERE application = $1', [before.id]);
  await requestErasure(statements);
}

/** Returns a new row's values for the columns that the applicant doesn't fill in. */
function initialState() {
  const submittedAt = new Date().toISOString();
  return { id: newId(), version: 1, status: 'pending', submittedAt, decidedAt: null, isSample: 0 } as const;
}
