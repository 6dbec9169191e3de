import type { SimilarApplication } from '../../../model/desk/application';
import type { Statements } from '../database/database';
import { type ApplicationRecord, quoted } from './application-record';
import type { SearchKeys } from './search-keys';

type Keys = Omit<SearchKeys, 'searchText'>;
type Person = Keys & Pick<ApplicationRecord, 'id'>;
type Compared = Person & Pick<ApplicationRecord, 'name' | 'batch' | 'email' | 'status'>;

/** The columns that are compared, and what they have in common if they are equal. */
const COMPARED = { emailKey: 'email', phoneKey: 'phone', nameKey: 'name and year' } as const satisfies Record<
  keyof Keys,
  SimilarApplication['same'][number]
>;
const KEYS = Object.keys(COMPARED) as (keyof Keys)[];
const SELECTED = quoted(['id', 'name', 'batch', 'email', 'status', ...KEYS]);

/**
 * Finds, for each person, the applications with the same email address, phone number, or name and year, latest first.
 * Ignores case and accents, and compares only the digits of phone numbers.
 */
export async function findSimilar(
  database: Statements,
  people: readonly Person[],
): Promise<ReadonlyMap<string, readonly SimilarApplication[]>> {
  const similar = new Map(people.map(({ id }) => [id, [] as SimilarApplication[]]));
  for (const { emailKey, phoneKey, nameKey, ...other } of await withSameKeys(database, people)) {
    const keys: Keys = { emailKey, phoneKey, nameKey };
    for (const person of people) {
      const same = KEYS.filter((key) => keys[key] && keys[key] === person[key]).map((key) => COMPARED[key]);
      if (same.length > 0 && person.id !== other.id) similar.get(person.id)?.push({ ...other, same });
    }
  }
  return similar;
}

/** Reads the applications that share a key with any of the people, latest first. */
async function withSameKeys(database: Statements, people: readonly Person[]): Promise<Compared[]> {
  const values: string[] = [];
  const conditions = KEYS.flatMap((key) => {
    const wanted = [...new Set(people.map((person) => person[key]))].filter(Boolean);
    return wanted.length > 0 ? `"${key}" IN (${wanted.map((value) => `$${values.push(value)}`)})` : [];
  });
  if (conditions.length === 0) return [];
  return database.all(
    `SELECT ${SELECTED} FROM applications WHERE "isSample" = 0 AND (${conditions.join(' OR ')})
       ORDER BY "submittedAt" DESC, id DESC`,
    values,
  );
}
