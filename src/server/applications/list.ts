import { setImmediate } from 'node:timers/promises';
import { STATUSES, type Status } from '../../model/application-status';
import type { ApplicationList, ApplicationSummary } from '../../model/desk/application';
import { APPLICATIONS_PER_PAGE, type ApplicationView } from '../../model/desk/application-view';
import { pageBounds } from '../../model/page';
import { searchTerms } from '../../model/search';
import type { Database } from '../database/database';
import type { ApplicationRecord } from './application-record';
import { quoted } from './application-sql';
import { containsAll } from './find';
import { type Compared, findSimilar } from './similar';

/** Rows that a search reads at a time: some milliseconds of SQLite, which keeps the process. */
const READ_ROWS = 1000;

const SHOWN = [
  ...(['id', 'version', 'status', 'submittedAt', 'decidedAt', 'name', 'email', 'batch', 'designation'] as const),
  ...(['companyOrInstitute', 'photo', 'phoneNumber'] as const),
];
type Shown = Pick<ApplicationRecord, (typeof SHOWN)[number]> & Compared;
type Counts = ApplicationList['counts'];

/**
 * A page of the applications, without the sample people: pending ones first, in the order in which they came; then those
 * that were decided on, the latest first.
 * @param signal ends a search that nobody waits for any more.
 */
export async function listApplications(
  database: Database,
  { status, search, page: wanted }: ApplicationView,
  signal?: AbortSignal,
): Promise<ApplicationList> {
  const counts = await countApplications(database);
  const statuses: readonly Status[] = status === 'all' ? STATUSES : [status];
  const terms = searchTerms(search);
  const found = terms.length > 0 ? await searchIds(database, statuses, terms, signal) : null;
  const total = found?.length ?? statuses.reduce((sum, each) => sum + counts[each], 0);
  const { page, first, end } = pageBounds(total, wanted, APPLICATIONS_PER_PAGE);
  const rows = found
    ? await rowsOf(database, found.slice(first, end))
    : await rowsBetween(database, statuses, counts, first, end);
  const similar = await findSimilar(database, rows);
  const items = rows.map((row) => summaryOf(row, similar.get(row.id)?.length ?? 0));
  return { items, counts, total, page, pages: Math.max(1, Math.ceil(total / APPLICATIONS_PER_PAGE)) };
}

/** How many there are of each status, without the sample people. */
export async function countApplications(database: Database): Promise<Counts> {
  const rows = await database.all<{ status: Status; rows: number }>(
    `SELECT status, CAST(count(*) AS INTEGER) AS rows FROM applications WHERE "isSample" = 0 GROUP BY status`,
  );
  const counts: Counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { status, rows: count } of rows) counts[status] = count;
  return counts;
}

const order = (status: Status) => (status === 'pending' ? 'ASC' : 'DESC');

/** The rows of a part of the list, which has one status after the other. */
async function rowsBetween(
  database: Database,
  statuses: readonly Status[],
  counts: Counts,
  first: number,
  end: number,
): Promise<Shown[]> {
  const rows: Shown[] = [];
  let offset = 0;
  for (const status of statuses) {
    const [from, to] = [Math.max(first - offset, 0), Math.min(end - offset, counts[status])];
    offset += counts[status];
    if (from >= to) continue;
    const direction = order(status);
    const sql = `SELECT ${quoted(SHOWN)} FROM applications WHERE status = $1 AND "isSample" = 0
      ORDER BY "submittedAt" ${direction}, id ${direction} LIMIT $2 OFFSET $3`;
    rows.push(...(await database.all<Shown>(sql, [status, to - from, from])));
  }
  return rows;
}

type Searched = Pick<ApplicationRecord, 'id' | 'submittedAt' | 'name' | 'email' | 'batch'>;

/** The ids of the applications that a search finds, in the list's order. Other requests are answered in between. */
async function searchIds(
  database: Database,
  statuses: readonly Status[],
  terms: readonly string[],
  signal?: AbortSignal,
): Promise<string[]> {
  const sql = `SELECT id, "submittedAt", name, email, batch FROM applications
    WHERE status = $1 AND "isSample" = 0 AND ("submittedAt", id) > ($2, $3) ORDER BY "submittedAt", id LIMIT ${READ_ROWS}`;
  const found: string[] = [];
  for (const status of statuses) {
    const ids: string[] = [];
    let last: Searched | undefined;
    do {
      signal?.throwIfAborted();
      const rows = await database.all<Searched>(sql, [status, last?.submittedAt ?? '', last?.id ?? '']);
      for (const row of rows) if (containsAll(row, terms)) ids.push(row.id);
      last = rows.length < READ_ROWS ? undefined : rows.at(-1);
      await setImmediate();
    } while (last);
    found.push(...(order(status) === 'ASC' ? ids : ids.reverse()));
  }
  return found;
}

const PLACES = Array.from({ length: APPLICATIONS_PER_PAGE }, (_, index) => `$${index + 1}`).join(', ');

async function rowsOf(database: Database, ids: readonly string[]): Promise<Shown[]> {
  const values = Array.from({ length: APPLICATIONS_PER_PAGE }, (_, index) => ids[index] ?? null);
  const rows = await database.all<Shown>(`SELECT ${quoted(SHOWN)} FROM applications WHERE id IN (${PLACES})`, values);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function summaryOf({ phoneNumber: _, ...row }: Shown, similarCount: number): ApplicationSummary {
  return { ...row, similarCount };
}
