import { MAX_SIMILAR, type SimilarApplication } from '../../../model/desk/application';
import type { Statements } from '../database/database';
import { quoted } from '../database/quoted';
import type { ApplicationRecord } from './application-record';
import type { SearchKeys } from './search-keys';

type Keys = Omit<SearchKeys, 'searchText'>;
type Compared = Keys & Pick<ApplicationRecord, 'id' | 'name' | 'batch' | 'email' | 'status' | 'submittedAt'>;

/** The columns that are compared, and what they have in common if they are equal. */
const COMPARED = { emailKey: 'email', phoneKey: 'phone', nameKey: 'name and year' } as const satisfies Record<
  keyof Keys,
  SimilarApplication['same'][number]
>;
const KEYS = Object.keys(COMPARED) as (keyof Keys)[];
const SELECTED = quoted(['id', 'name', 'batch', 'email', 'status', 'submittedAt', ...KEYS]);

const SHARES_A_KEY = KEYS.map((key) => `(other."${key}" = shown."${key}" AND shown."${key}" <> '')`).join(' OR ');

/**
 * Finds the applications with the same email address, phone number, or name and year, latest first, at most
 * `MAX_SIMILAR`. Ignores case and accents, and compares only the digits of phone numbers.
 */
export async function findSimilar(
  database: Statements,
  { id, ...keys }: Keys & { id: string },
): Promise<SimilarApplication[]> {
  const compared = KEYS.filter((key) => keys[key]);
  if (compared.length === 0) return [];
  const conditions = compared.map((key, index) => `"${key}" = $${index + 2}`);
  const found = await database.all<Compared>(
    `SELECT ${SELECTED} FROM applications WHERE "isSample" = 0 AND id <> $1 AND (${conditions.join(' OR ')})
       ORDER BY "submittedAt" DESC, id DESC LIMIT ${MAX_SIMILAR}`,
    [id, ...compared.map((key) => keys[key])],
  );
  return found.map(({ emailKey, phoneKey, nameKey, ...other }) => {
    const others: Keys = { emailKey, phoneKey, nameKey };
    return { ...other, same: compared.filter((key) => others[key] === keys[key]).map((key) => COMPARED[key]) };
  });
}

/** Counts, for each application, the similar ones: at most `MAX_SIMILAR`, so that the number read stays small. */
export async function countSimilar(database: Statements, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const counted = await database.all<{ id: string; similar: number }>(
    `SELECT id, (SELECT CAST(count(*) AS INTEGER) FROM (
         SELECT 1 FROM applications AS other
           WHERE other."isSample" = 0 AND other.id <> shown.id AND (${SHARES_A_KEY}) LIMIT ${MAX_SIMILAR}
       ) AS similar_ones) AS similar
       FROM applications AS shown WHERE id IN (${ids.map((_, index) => `$${index + 1}`)})`,
    ids,
  );
  return new Map(counted.map(({ id, similar }) => [id, similar]));
}
