import { setImmediate } from 'node:timers/promises';
import type { SimilarApplication } from '../../model/desk/application';
import { normaliseText } from '../../model/normalised-text';
import type { Statements } from '../database/database';
import type { ApplicationRecord } from './application-record';
import { quoted } from './application-sql';

/** People that are compared with all others in one go. */
const MOST_COMPARED = 50;
/** How many names in other letters than ASCII are read at a time. */
const READ_NAMES = 1000;
/** With one address or number so many times, counts are too low. */
const MAX_CANDIDATES = 5000;

const COMPARED = ['id', 'name', 'batch', 'email', 'phoneNumber', 'status', 'submittedAt'] as const;
const SELECT_COMPARED = `SELECT ${quoted(COMPARED)} FROM applications WHERE "isSample" = 0 AND`;

/** What is compared of an application. */
export type Compared = Pick<ApplicationRecord, (typeof COMPARED)[number]>;
type Same = SimilarApplication['same'][number];

/**
 * The applications with the same email address, phone number, or name and year: of each of these people, the latest
 * first. Capitals and accents make no difference, nor does the plus of a number.
 * @param people at most `MOST_COMPARED`.
 */
export async function findSimilar(
  database: Statements,
  people: readonly Compared[],
): Promise<Map<string, SimilarApplication[]>> {
  const candidates = new Map<string, Compared>();
  for (const found of [await byKeys(database, people), await byOtherNames(database, people)])
    for (const candidate of found) candidates.set(candidate.id, candidate);
  const latestFirst = [...candidates.values()].sort((a, b) => (a.submittedAt < b.submittedAt ? 1 : -1));
  const groups = new Map<string, Compared[]>();
  for (const candidate of latestFirst) {
    for (const { key } of keysOf(candidate)) {
      const group = groups.get(key);
      if (group) group.push(candidate);
      else groups.set(key, [candidate]);
    }
  }
  return new Map(people.map((person) => [person.id, similarTo(person, groups)]));
}

function similarTo(person: Compared, groups: ReadonlyMap<string, readonly Compared[]>): SimilarApplication[] {
  const found = new Map<string, SimilarApplication>();
  for (const { key, same } of keysOf(person)) {
    for (const { id, name, batch, email, status } of groups.get(key) ?? []) {
      const known = found.get(id);
      if (known) known.same.push(same);
      else if (id !== person.id) found.set(id, { id, name, batch, email, status, same: [same] });
    }
  }
  return [...found.values()];
}

/** What has to be the same as that of another one. */
function keysOf({ email, phoneNumber, name, batch }: Compared): { same: Same; key: string }[] {
  const digits = phoneNumber.replace(/\D/g, '');
  return [
    { same: 'email', key: `email ${email.toLowerCase()}` },
    ...(digits ? [{ same: 'phone', key: `phone ${digits}` } as const] : []),
    { same: 'name and year', key: `name ${batch} ${normaliseText(name)}` },
  ];
}

const places = (first: number, count: number) => Array.from({ length: count }, (_, index) => `$${first + index}`);
const BY_KEYS = `${SELECT_COMPARED} lower(email) IN (${places(1, MOST_COMPARED).map((place) => `lower(${place})`)})
    LIMIT ${MAX_CANDIDATES}`;
const BY_PHONE = `${SELECT_COMPARED} "phoneNumber" IN (${places(1, 2 * MOST_COMPARED)}) LIMIT ${MAX_CANDIDATES}`;
const BY_NAME = `${SELECT_COMPARED} lower(name) IN (${places(1, MOST_COMPARED)}) LIMIT ${MAX_CANDIDATES}`;

/** By indexes. A value that is missing is null, which equals nothing. */
async function byKeys(database: Statements, people: readonly Compared[]): Promise<Compared[]> {
  const filled = (values: readonly string[], count: number) =>
    Array.from({ length: count }, (_, index) => values[index] || null);
  const emails = people.map(({ email }) => email);
  const phones = people.map(({ phoneNumber }) => phoneNumber.replace(/\D/g, '')).filter(Boolean);
  const names = people.map(({ name }) => normaliseText(name));
  const found = await Promise.all([
    database.all<Compared>(BY_KEYS, filled(emails, MOST_COMPARED)),
    database.all<Compared>(BY_PHONE, filled([...phones, ...phones.map((digits) => `+${digits}`)], 2 * MOST_COMPARED)),
    database.all<Compared>(BY_NAME, filled(names, MOST_COMPARED)),
  ]);
  return found.flat();
}

const OTHER_NAMES = `SELECT id, batch, name FROM applications
  WHERE "isSample" = 0 AND octet_length(name) <> length(name) AND batch = $1 AND id > $2 ORDER BY id LIMIT ${READ_NAMES}`;

/** Names that no index finds, such as 'Zoë': those of the same years, some at a time. */
async function byOtherNames(database: Statements, people: readonly Compared[]): Promise<Compared[]> {
  const wanted = new Set(people.map(({ name, batch }) => `${batch} ${normaliseText(name)}`));
  const ids: string[] = [];
  for (const batch of new Set(people.map((person) => person.batch))) {
    for (let last = ''; ; ) {
      const rows = await database.all<Pick<Compared, 'id' | 'batch' | 'name'>>(OTHER_NAMES, [batch, last]);
      for (const { id, name } of rows) if (wanted.has(`${batch} ${normaliseText(name)}`)) ids.push(id);
      await setImmediate();
      if (rows.length < READ_NAMES) break;
      last = rows.at(-1)?.id ?? '';
    }
  }
  return comparedRows(database, ids);
}

const BY_IDS = `${SELECT_COMPARED} id IN (${places(1, MOST_COMPARED)})`;

async function comparedRows(database: Statements, ids: readonly string[]): Promise<Compared[]> {
  const found: Compared[] = [];
  for (let from = 0; from < Math.min(ids.length, MAX_CANDIDATES); from += MOST_COMPARED) {
    const values = places(1, MOST_COMPARED).map((_, index) => ids[from + index] ?? null);
    found.push(...(await database.all<Compared>(BY_IDS, values)));
  }
  return found;
}
