import type { SimilarApplication } from '../../../model/desk/application';
import { normaliseText } from '../../../model/text/text';
import type { ApplicationRecord } from './application-record';

/** The columns to compare, and those to show for a similar application. */
export const COMPARED = ['id', 'name', 'batch', 'email', 'phoneNumber', 'status'] as const;
export type Compared = Pick<ApplicationRecord, (typeof COMPARED)[number]>;

type Same = SimilarApplication['same'][number];

/**
 * Finds, for each person, the applications with the same email address, phone number, or name and year, latest first.
 * Ignores case and accents, and compares only the digits of phone numbers.
 * @param all in order of arrival.
 */
export function findSimilar(
  people: readonly Compared[],
  all: readonly Compared[],
): ReadonlyMap<string, readonly SimilarApplication[]> {
  const similar = new Map(people.map(({ id }) => [id, [] as SimilarApplication[]]));
  const batches = new Set(people.map(({ batch }) => batch));
  const peopleByKey = new Map<string, string[]>();
  for (const person of people)
    for (const { key } of keysOf(person)) peopleByKey.set(key, [...(peopleByKey.get(key) ?? []), person.id]);
  for (const { id, name, batch, email, phoneNumber, status } of all.toReversed()) {
    // Normalising names is slow, so skip names from years that nobody in `people` graduated in.
    const keys = keysOf({ name: batches.has(batch) ? name : '', batch, email, phoneNumber });
    for (const { key, same } of keys) {
      for (const person of peopleByKey.get(key) ?? []) {
        const found = similar.get(person);
        const last = found?.at(-1);
        if (last?.id === id) last.same.push(same);
        else if (id !== person) found?.push({ id, name, batch, email, status, same: [same] });
      }
    }
  }
  return similar;
}

/** Returns an application's keys. Similar applications share at least one of them. */
function keysOf({ email, phoneNumber, name, batch }: Omit<Compared, 'id' | 'status'>): { same: Same; key: string }[] {
  const digits = phoneNumber.replace(/\D/g, '');
  return [
    { same: 'email', key: `email ${email.toLowerCase()}` },
    ...(digits ? [{ same: 'phone', key: `phone ${digits}` } as const] : []),
    ...(name ? [{ same: 'name and year', key: `name ${batch} ${normaliseText(name)}` } as const] : []),
  ];
}
