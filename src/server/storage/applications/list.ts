import { setImmediate } from 'node:timers/promises';
import type { AlumnusRow } from '../../../model/alumni/alumnus';
import { APPLICATION_FIELDS, type Application } from '../../../model/application/application';
import type {
  ApplicationDetail,
  ApplicationFilter,
  ApplicationList,
  HistoryEntry,
  Status,
} from '../../../model/desk/application';
import { type ListView, PER_PAGE } from '../../../model/desk/list';
import { normaliseText } from '../../../model/text/text';
import type { Statements } from '../database/database';
import { containing, readPage } from '../database/read-page';
import { csvText } from '../files/csv-text';
import { PHOTO_EXTENSION } from '../photos/photo-store';
import { type ApplicationRecord, quoted, SELECT } from './application-record';
import { originalOf, readHistory } from './history';
import { SEARCH_KEYS, type SearchKeys, searchKeysOf } from './search-keys';
import { findSimilar } from './similar';

/** Number of rows per statement. SQLite blocks the process for a few milliseconds while it reads them. */
const ROWS_PER_STATEMENT = 250;
/** Maximum number of similar applications shown with an application. */
const MAX_SIMILAR = 50;

/** Maximum number of different words to search for; further words are ignored. */
const MAX_SEARCH_WORDS = 32;

const LISTED = [
  ...(['id', 'version', 'status', 'submittedAt', 'decidedAt', 'name', 'email', 'batch'] as const),
  ...(['designation', 'companyOrInstitute', 'photo'] as const),
];
type Listed = Pick<ApplicationRecord, (typeof LISTED)[number]>;

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
  where: string,
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

/** Pending applications first, in order of arrival, then approved and then rejected ones, both latest first. */
const ORDER: Record<ApplicationFilter, string> = {
  pending: '"submittedAt", id',
  approved: '"submittedAt" DESC, id DESC',
  rejected: '"submittedAt" DESC, id DESC',
  all: `CASE status WHEN 'pending' THEN 0 WHEN 'approved' THEN 1 ELSE 2 END,
    CASE status WHEN 'pending' THEN "submittedAt" END, CASE status WHEN 'pending' THEN id END,
    "submittedAt" DESC, id DESC`,
};

/**
 * Returns a page of applications, without the sample people. A search finds applications whose name, email address and
 * year contain all its words.
 */
export async function listApplications(
  database: Statements,
  { filter, search, page }: ListView<ApplicationFilter>,
): Promise<ApplicationList> {
  const values: string[] = [];
  const conditions = ['"isSample" = 0'];
  if (filter !== 'all') conditions.push(`status = $${values.push(filter)}`);
  for (const word of searchWords(search))
    conditions.push(`"searchText" LIKE $${values.push(containing(word))} ESCAPE '\\'`);
  const query = {
    columns: quoted([...LISTED, ...SEARCH_KEYS]),
    table: 'applications',
    where: conditions.join(' AND '),
    values,
    order: ORDER[filter],
  };
  const { items: shown, ...listed } = await readPage<Listed & SearchKeys>(database, query, page, PER_PAGE);
  const similar = await findSimilar(database, shown);
  const items = shown.map(({ searchText: _, emailKey: __, phoneKey: ___, nameKey: ____, ...application }) => {
    return { ...application, similarCount: similar.get(application.id)?.length ?? 0 };
  });
  return { items, counts: await countByStatus(database), ...listed };
}

/** Returns the different words of a search, normalised as in `SearchKeys`. */
function searchWords(search: string): string[] {
  const words = normaliseText(search).split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, MAX_SEARCH_WORDS);
}

async function countByStatus(database: Statements): Promise<ApplicationList['counts']> {
  const rows = await database.all<{ status: Status; count: number }>(
    'SELECT status, CAST(count(*) AS INTEGER) AS count FROM applications WHERE "isSample" = 0 GROUP BY status',
  );
  return {
    pending: 0,
    approved: 0,
    rejected: 0,
    ...Object.fromEntries(rows.map(({ status, count }) => [status, count])),
  };
}

/** Returns an application with its history and similar applications; null if there is no such application. */
export async function readDetail(database: Statements, id: string): Promise<ApplicationDetail | null> {
  const [record] = await database.all<ApplicationRecord>(`${SELECT} WHERE id = $1`, [id]);
  if (!record) return null;
  const similar = (await findSimilar(database, [{ id, ...searchKeysOf(record) }])).get(id) ?? [];
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
  const where = `"isSample" = 0${status ? ` AND status = '${status}'` : ''}`;
  return csvText(EXPORTED, await readColumns(database, EXPORTED, where));
}
