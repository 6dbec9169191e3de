import type { AlumnusRow } from '../../model/alumnus';
import type { Statements } from '../database/database';
import { PHOTO_ENDING } from '../photos/photo-store';
import type { ApplicationRecord } from './application-record';
import { quoted } from './application-sql';
import type { Listed } from './directory-index';

/** How many people are read at a time: one or two milliseconds of SQLite, which keeps the process. */
const READ_PEOPLE = 1000;

/** How many whole rows are read at a time; the values of a statement are limited, too. */
export const READ_ROWS = 240;

/** What the directory shows of a person. */
const SHOWN = [
  ...(['id', 'name', 'batch', 'designation', 'companyOrInstitute'] as const),
  ...(['email', 'linkedinUrl', 'websiteUrl', 'photo'] as const),
];

type ShownPerson = Pick<ApplicationRecord, (typeof SHOWN)[number] | 'status'>;

/** The status is not in the condition: SQLite would read all approved people by its index instead of these by their ids. */
const SELECT_SHOWN = `SELECT ${quoted([...SHOWN, 'status'])} FROM applications`;

/** All approved people, some at a time, in the order of the index `applications_directory`. */
export async function* approvedPeople(database: Statements): AsyncGenerator<Listed[]> {
  const sql = `SELECT id, name, batch FROM applications
    WHERE status = 'approved' AND (name, id) > ($1, $2) ORDER BY name, id LIMIT ${READ_PEOPLE}`;
  let last: Listed | undefined;
  for (;;) {
    const people = await database.all<Listed>(sql, [last?.name ?? '', last?.id ?? '']);
    yield people;
    if (people.length < READ_PEOPLE) return;
    last = people.at(-1);
  }
}

/**
 * The rows of approved people, in the order of their ids; who is not approved any more is left out.
 * @param count the most ids that there are in such a call: a statement is prepared for each count.
 */
export async function rowsOf(database: Statements, ids: readonly string[], count: number): Promise<AlumnusRow[]> {
  const values = Array.from({ length: count }, (_, index) => ids[index] ?? '');
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  const read = await database.all<ShownPerson>(`${SELECT_SHOWN} WHERE id IN (${places})`, values);
  const people = new Map(read.map((person) => [person.id, person]));
  return ids.flatMap((id) => {
    const person = people.get(id);
    return person?.status === 'approved' ? [directoryRow(person)] : [];
  });
}

function directoryRow({ photo, status: _, ...shown }: ShownPerson): AlumnusRow {
  return { ...shown, profileImageUrl: photo ? photoAddress(photo) : '' };
}

/** Where an approved person's photo is served. */
function photoAddress(photo: string): string {
  return `/photos/${photo}${PHOTO_ENDING}`;
}
