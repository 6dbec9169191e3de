import { setImmediate } from 'node:timers/promises';
import type { AlumnusRow } from '../../../model/alumni/alumnus';
import { APPLICATION_FIELDS, type Application } from '../../../model/application/application';
import {
  type ApplicationDetail,
  type ApplicationFilter,
  type ApplicationList,
  type HistoryEntry,
  STATUSES,
  type Status,
} from '../../../model/desk/application';
import { type ListView, PER_PAGE } from '../../../model/desk/list';
import { pageBounds } from '../../../model/lists/range';
import { normaliseText } from '../../../model/text/text';
import type { Statements } from '../database/database';
import { csvText } from '../files/csv-text';
import { PHOTO_EXTENSION } from '../photos/photo-store';
import { type ApplicationRecord, quoted, SELECT } from './application-record';
import { originalOf, readHistory } from './history';
import { COMPARED, type Compared, findSimilar } from './similar';

/** Number of rows per statement. SQLite blocks the process for a few milliseconds while it reads them. */
const ROWS_PER_STATEMENT = 250;
/** Maximum number of similar applications shown with an application. */
const MAX_SIMILAR = 50;

const LISTED = [
  ...(['version', 'submittedAt', 'decidedAt', 'designation', 'companyOrInstitute', 'photo'] as const),
  ...COMPARED,
];
const IN_DIRECTORY = [
  ...(['id', 'submittedAt', 'name', 'batch', 'designation', 'companyOrInstitute'] as const),
  ...(['email', 'linkedinUrl', 'websiteUrl', 'photo'] as const),
];
const EXPORTED = [
  ...(['id', 'status', 'version', 'submittedAt', 'decidedAt', 'photo'] as const),
  ...APPLICATION_FIELDS,
];

/** Reads the given columns, in order of arrival. Lets other requests run between statements. */
async function readColumns<Column extends keyof ApplicationRecord>(
  database: Statements,
  columns: readonly (Column | 'submittedAt' | 'id')[],
  where = '"isSample" = 0',
): Promise<Pick<ApplicationRecord, Column | 'submittedAt' | 'id'>[]> {
  const sql = `SELECT ${quoted(columns)} FROM applications
    WHERE ${where} AND ("submittedAt", id) > ($1, $2) ORDER BY "submittedAt", id LIMIT ${ROWS_PER_STATEMENT}`;
  const found: Pick<ApplicationRecord, Column | 'submittedAt' | 'id'>[] = [];
  for (;;) {
    const last = found.at(-1);
    const rows = await database.all<(typeof found)[number]>(sql, [last?.submittedAt ?? '', last?.id ?? '']);
    found.push(...rows);
    if (rows.length < ROWS_PER_STATEMENT) return found;
    await setImmediate();
  }
}

/**
 * Returns a page of applications, without the sample people: pending ones in order of arrival, then approved ones,
 * then rejected ones, both latest first. Reads all applications, perhaps 10,000, to find similar ones.
 */
export async function listApplications(
  database: Statements,
  { filter, search, page: requested }: ListView<ApplicationFilter>,
): Promise<ApplicationList> {
  const terms = normaliseText(search).split(/\s+/).filter(Boolean);
  const all = await readColumns(database, LISTED);
  const counts: ApplicationList['counts'] = { pending: 0, approved: 0, rejected: 0 };
  for (const application of all) counts[application.status] += 1;
  const found = STATUSES.flatMap((each) => {
    if (filter !== 'all' && filter !== each) return [];
    const applications = all.filter((one) => one.status === each && containsAll(one, terms));
    return each === 'pending' ? applications : applications.reverse();
  });
  const { page, first, end } = pageBounds(found.length, requested, PER_PAGE);
  const shown = found.slice(first, end);
  const similar = findSimilar(shown, all);
  const items = shown.map(({ phoneNumber: _, ...application }) => {
    return { ...application, similarCount: similar.get(application.id)?.length ?? 0 };
  });
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  return { items, counts, total: found.length, page, pages };
}

/** Returns whether each search term occurs in the name, email address or year. */
function containsAll({ name, email, batch }: Compared, terms: readonly string[]): boolean {
  if (terms.length === 0) return true;
  const searched = normaliseText(`${name} ${email} ${batch}`);
  return terms.every((term) => searched.includes(term));
}

/** Returns an application with its history and similar applications; null if there is no such application. */
export async function readDetail(database: Statements, id: string): Promise<ApplicationDetail | null> {
  const [record] = await database.all<ApplicationRecord>(`${SELECT} WHERE id = $1`, [id]);
  if (!record) return null;
  const similar = findSimilar([record], await readColumns(database, [...COMPARED, 'submittedAt'])).get(id) ?? [];
  const { version, status, submittedAt, decidedAt, name, email, batch, designation, companyOrInstitute, photo } =
    record;
  const received: HistoryEntry = { at: submittedAt, who: '', action: 'received', version: 1, fields: [] };
  return {
    ...{ id, version, status, submittedAt, decidedAt, name, email, batch, designation, companyOrInstitute, photo },
    fields: Object.fromEntries(APPLICATION_FIELDS.map((field) => [field, record[field]])) as Application,
    original: await originalOf(database, record),
    history: [received, ...(await readHistory(database, id))],
    similar: similar.slice(0, MAX_SIMILAR),
  };
}

/** Returns the number of pending applications. */
export async function countPending(database: Statements): Promise<number> {
  const sql = `SELECT CAST(count(*) AS INTEGER) AS pending FROM applications WHERE status = 'pending' AND "isSample" = 0`;
  return (await database.all<{ pending: number }>(sql))[0]?.pending ?? 0;
}

/** Returns all approved people in the API's format, in the order in which they applied. */
export async function approvedPeople(database: Statements): Promise<AlumnusRow[]> {
  const people = await readColumns(database, IN_DIRECTORY, `status = 'approved'`);
  return people.map(({ photo, submittedAt: _, ...person }) => {
    return { ...person, profileImageUrl: photo ? `/photos/${photo}${PHOTO_EXTENSION}` : '' };
  });
}

/** Returns all applications, or those with the given status, as CSV, in order of arrival, with no final line break. */
export async function applicationsCsv(database: Statements, status?: Status): Promise<string> {
  const rows = await readColumns(database, EXPORTED);
  return csvText(
    EXPORTED,
    rows.filter((row) => status === undefined || row.status === status),
  );
}
