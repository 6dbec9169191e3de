import {
  type DecisionResult,
  type Failure,
  type HistoryEntry,
  STATUSES,
  type Status,
} from '../../../model/desk/application';
import type { Database, Statements } from '../database/database';
import { requestErasure } from '../database/meta';
import type { PhotoStore } from '../photos/photo-store';
import { releasePhoto, TOUCH_DIRECTORY } from './application-record';
import { addToHistory, readHistory } from './history';

/** An application as an officer saw it. */
export interface Seen {
  id: string;
  /** Null for any version. */
  version: number | null;
  /** The status that was shown; null for any. */
  from: Status | null;
}

type SeenVersion = Pick<Seen, 'id' | 'version'>;

export interface Decision {
  status: Status;
  /** The officer's name, for the history. */
  by: string;
  /** Leaves rejected applications unchanged. */
  keepRejected?: boolean;
}

type Decided = DecisionResult['decided'][number];

/**
 * Parses `<id>`, `<id>@<version>` or `<id>@v<version>`, which commands accept. Without a version, `version` is null.
 * @returns null if the text after the @ is not a version.
 */
export function parseSeen(text: string): SeenVersion | null {
  const [, id, version] = /^([^@]*)(?:@v?([1-9]\d{0,8}))?$/.exec(text) ?? [];
  return id === undefined ? null : { id, version: version ? Number(version) : null };
}

/**
 * Decides on applications in one transaction. Skips any whose current version the officer has not seen. `pending` undoes
 * a decision, so that the applicant can correct the application again. Repeating a decision, for example after a lost
 * response, succeeds and changes nothing. The first approval removes the sample people.
 */
export function decideApplications(
  database: Database,
  applications: readonly Seen[],
  decision: Decision,
): Promise<DecisionResult> {
  return database.transaction(async (statements) => {
    await statements.run(TOUCH_DIRECTORY); // first, so that decisions wait for each other and don't deadlock
    const result: DecisionResult = { decided: [], failed: [] };
    for (const seen of applications) {
      const outcome = await decide(statements, seen, decision);
      if ('reason' in outcome) result.failed.push(outcome);
      else result.decided.push(outcome);
    }
    return result;
  });
}

async function decide(
  statements: Statements,
  seen: Seen,
  { status, by, keepRejected = false }: Decision,
): Promise<Decided | Failure> {
  const { id, version, from } = seen;
  const decidedAt = status === 'pending' ? null : new Date().toISOString();
  const [row] = await statements.all<{ version: number }>(
    `UPDATE applications SET status = $1, "decidedAt" = $2
       WHERE id = $3 AND version = COALESCE($4, version) AND status = COALESCE($5, status) AND status NOT IN ($1, $6)
       RETURNING version`,
    [status, decidedAt, id, version, from, keepRejected ? 'rejected' : ''],
  );
  if (row) {
    if (status === 'approved') await statements.run('DELETE FROM applications WHERE "isSample" = 1');
    await addToHistory(statements, id, { who: by, action: status });
    return { id, version: row.version, status };
  }
  const sql = 'SELECT version FROM applications WHERE id = $1 AND status = $2 AND version = COALESCE($3, version)';
  const [decided] = await statements.all<{ version: number }>(sql, [id, status, version]);
  const mayRepeat = from === null || from === status || (await lastEntry(statements, id, STATUSES))?.who === by;
  return decided && mayRepeat ? { id, version: decided.version, status } : failureOf(statements, seen);
}

/** Finds out from the history why an application differs from what an officer saw. */
async function failureOf(statements: Statements, { id, from }: Omit<Seen, 'version'>): Promise<Failure> {
  const [row] = await statements.all<{ status: Status }>('SELECT status FROM applications WHERE id = $1', [id]);
  if (!row) return { id, reason: 'removed', by: '', at: null, status: null };
  const isDecided = from !== null && row.status !== from;
  const last = await lastEntry(statements, id, isDecided ? STATUSES : ['edited', 'corrected']);
  const reason = isDecided ? 'decided' : 'changed';
  return { id, reason, by: last?.who ?? '', at: last?.at ?? null, status: row.status };
}

async function lastEntry(statements: Statements, id: string, actions: readonly HistoryEntry['action'][]) {
  return (await readHistory(statements, id)).findLast(({ action }) => actions.includes(action));
}

export interface Removal {
  /** The ids of the applications that were removed. */
  removed: string[];
  failed: Failure[];
  /** Removed applications whose photo could not be deleted. The sweep retries. */
  photosLeft: { id: string; error: unknown }[];
}

/**
 * Removes applications in one transaction, skipping any that no longer have the version that was seen, then deletes
 * their photos. The database files may still contain deleted data: call `eraseRemains` afterwards.
 */
export async function removeApplications(
  { database, photos }: { database: Database; photos: PhotoStore },
  applications: readonly SeenVersion[],
): Promise<Removal> {
  const { rows, failed } = await database.transaction((statements) => removeRows(statements, applications));
  const photosLeft: Removal['photosLeft'] = [];
  for (const { id, photo } of rows) {
    if (photo) await photos.remove(photo).catch((error) => void photosLeft.push({ id, error }));
  }
  return { removed: rows.map(({ id }) => id), failed, photosLeft };
}

async function removeRows(statements: Statements, applications: readonly SeenVersion[]) {
  await statements.run(TOUCH_DIRECTORY); // first, as with decisions
  const rows: { id: string; photo: string | null }[] = [];
  const failed: Failure[] = [];
  for (const { id, version } of applications) {
    const [row] = await statements.all<{ photo: string | null }>(
      'DELETE FROM applications WHERE id = $1 AND version = COALESCE($2, version) RETURNING photo',
      [id, version],
    );
    if (!row) failed.push(await failureOf(statements, { id, from: null }));
    else rows.push({ id, photo: row.photo });
    await releasePhoto(statements, row?.photo);
  }
  if (rows.length > 0) await requestErasure(statements);
  return { rows, failed };
}
