import { type ApplicationFilter, type ApplicationList, STATUSES, type Status } from '../../../model/desk/application';
import { type ListView, PER_PAGE } from '../../../model/desk/list';
import { normaliseText } from '../../../model/text/words';
import type { Statements } from '../database/database';
import { pageRanges } from '../database/page-ranges';
import { quoted } from '../database/quoted';
import { containing } from '../database/read-page';
import type { ApplicationRecord } from './application-record';
import { countSimilar } from './similar';

/** Maximum number of different words to search for; further words are ignored. */
const MAX_SEARCH_WORDS = 32;

const LISTED = [
  'id',
  'version',
  'status',
  'submittedAt',
  'decidedAt',
  'name',
  'email',
  'batch',
  'designation',
  'companyOrInstitute',
  'photo',
] as const;
type Listed = Pick<ApplicationRecord, (typeof LISTED)[number]>;

/** Pending applications are listed in order of arrival, and decided ones latest first. */
const ORDER: Record<Status, string> = {
  pending: '"submittedAt", id',
  approved: '"submittedAt" DESC, id DESC',
  rejected: '"submittedAt" DESC, id DESC',
};

type Counts = ApplicationList['counts'];

/**
 * Returns a page of applications, without the sample people: pending ones first, then approved and rejected ones. A
 * search finds applications whose name, email address and year contain all its words.
 */
export async function readApplicationList(
  database: Statements,
  { filter, search, page }: ListView<ApplicationFilter>,
): Promise<ApplicationList> {
  const words = searchWords(search);
  const statuses: readonly Status[] = filter === 'all' ? STATUSES : [filter];
  const counts = await countByStatus(database, STATUSES);
  const found = words.length > 0 ? await countByStatus(database, statuses, words) : counts;
  const { ranges, ...listed } = pageRanges(statuses, found, page, PER_PAGE);
  const shown: Listed[] = [];
  for (const range of ranges) shown.push(...(await readListed(database, words, range)));
  const ids = shown.map(({ id }) => id);
  const similar = await countSimilar(database, ids);
  const items = shown.map((application) => ({ ...application, similarCount: similar.get(application.id) ?? 0 }));
  return { items, counts, ...listed };
}

/** Returns the different words of a search, normalised as in `SearchKeys`. */
function searchWords(search: string): string[] {
  const words = normaliseText(search).split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, MAX_SEARCH_WORDS);
}

/** Returns the condition for applications with these statuses that contain all the words, and its values. */
function matching(statuses: readonly Status[], words: readonly string[]) {
  const placeholders = statuses.map((_, index) => `$${index + 1}`);
  const conditions = words.map((_, index) => ` AND "searchText" LIKE $${statuses.length + index + 1} ESCAPE '\\'`);
  return {
    where: `"isSample" = 0 AND status IN (${placeholders})${conditions.join('')}`,
    values: [...statuses, ...words.map(containing)],
  };
}

/** Counts the applications with these statuses that contain all the words. */
async function countByStatus(
  database: Statements,
  statuses: readonly Status[],
  words: readonly string[] = [],
): Promise<Counts> {
  const { where, values } = matching(statuses, words);
  const rows = await database.all<{ status: Status; count: number }>(
    `SELECT status, CAST(count(*) AS INTEGER) AS count FROM applications WHERE ${where} GROUP BY status`,
    values,
  );
  return {
    pending: 0,
    approved: 0,
    rejected: 0,
    ...Object.fromEntries(rows.map(({ status, count }) => [status, count])),
  };
}

/** Reads some applications of one status. The index on the status has their order, so nothing is sorted. */
function readListed(
  database: Statements,
  words: readonly string[],
  { section: status, from, count }: { section: Status; from: number; count: number },
): Promise<Listed[]> {
  const { where, values } = matching([status], words);
  return database.all(
    `SELECT ${quoted(LISTED)} FROM applications WHERE ${where}
       ORDER BY ${ORDER[status]} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    [...values, count, from],
  );
}

/** Returns the number of pending applications. */
export async function countPending(database: Statements): Promise<number> {
  const sql = `SELECT CAST(count(*) AS INTEGER) AS pending FROM applications WHERE status = 'pending' AND "isSample" = 0`;
  return (await database.all<{ pending: number }>(sql))[0]?.pending ?? 0;
}
