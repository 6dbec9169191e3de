import type { Application } from '../../../model/application/application-fields';
import { normaliseText } from '../../../model/text/words';
import type { Statements } from '../database/database';

/**
 * Columns computed from an application, for searching and for finding similar ones. SQLite and Postgres differ in how
 * they compare case and accents, so this isn't left to them.
 */
export interface SearchKeys {
  /** The name, email address and year, in lower case without accents. */
  searchText: string;
  emailKey: string;
  /** The digits of the phone number. */
  phoneKey: string;
  /** The year, and the start of the name in lower case without accents. */
  nameKey: string;
}

export const SEARCH_KEYS = ['searchText', 'emailKey', 'phoneKey', 'nameKey'] as const satisfies (keyof SearchKeys)[];

const KEYED = ['name', 'email', 'batch', 'phoneNumber'] as const;
type Keyed = Pick<Application, (typeof KEYED)[number]>;

/** A Postgres index can't hold values of more than 2.7 kB, and normalising can make a name 18 times as long. */
const MAX_NAME_KEY = 200;

const ROWS_PER_STATEMENT = 500;

/** Computes an application's keys. After a change to this function, a migration has to call `fillSearchKeys` again. */
export function searchKeysOf({ name, email, batch, phoneNumber }: Keyed): SearchKeys {
  return {
    searchText: normaliseText(`${name} ${email} ${batch}`),
    emailKey: email.toLowerCase(),
    phoneKey: phoneNumber.replace(/\D/g, ''),
    nameKey: name ? [...`${batch} ${normaliseText(name)}`].slice(0, MAX_NAME_KEY).join('') : '',
  };
}

/** Computes the keys of all stored applications. */
export async function fillSearchKeys(statements: Statements): Promise<void> {
  const columns = KEYED.map((name) => `"${name}"`).join(', ');
  for (let last = ''; ; ) {
    const rows = await statements.all<Keyed & { id: string }>(
      `SELECT id, ${columns} FROM applications WHERE id > $1 ORDER BY id LIMIT ${ROWS_PER_STATEMENT}`,
      [last],
    );
    for (const row of rows) {
      const keys = searchKeysOf(row);
      await statements.run(
        'UPDATE applications SET "searchText" = $1, "emailKey" = $2, "phoneKey" = $3, "nameKey" = $4 WHERE id = $5',
        [keys.searchText, keys.emailKey, keys.phoneKey, keys.nameKey, row.id],
      );
    }
    if (rows.length < ROWS_PER_STATEMENT) return;
    last = rows.at(-1)?.id ?? '';
  }
}
