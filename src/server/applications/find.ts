import { isEmail } from '../../model/email';
import { normaliseText } from '../../model/normalised-text';
import type { ApplicationRecord } from './application-record';

/** Whether each term of a search occurs in the name, email address or year. */
export function containsAll(
  { name, email, batch }: Pick<ApplicationRecord, 'name' | 'email' | 'batch'>,
  terms: readonly string[],
): boolean {
  const searched = normaliseText(`${name}\n${email}\n${batch}`);
  return terms.every((term) => searched.includes(term));
}

/** Splits `<email>@<version>` or `<email>@v<version>`; the version may be left out. Null for an id. */
export function parseEmailName(name: string): { email: string; version: string } | null {
  const [, email = name, version = ''] = /^(.+@.+)(@v?\d+)$/s.exec(name) ?? [];
  return isEmail(email) ? { email, version } : null;
}

/** The applications with this email address. */
export function withEmail(records: readonly ApplicationRecord[], email: string): ApplicationRecord[] {
  const wanted = email.trim().toLowerCase();
  return records.filter((record) => record.email.toLowerCase() === wanted);
}
