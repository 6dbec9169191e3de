import { storedApplication } from '../../../src/model/application/application';
import {
  type ApplicationRecord,
  INSERT,
  TOUCH_DIRECTORY,
  valuesOf,
} from '../../../src/server/storage/applications/application-record';
import type { Database } from '../../../src/server/storage/database/database';

/** Returns the stored record of an approved person. */
export function person(index: number): ApplicationRecord {
  return {
    id: `person${index}`,
    version: 1,
    attemptId: `attempt-${index}`,
    content: '',
    status: 'approved',
    submittedAt: '2026-01-01T00:00:00.000Z',
    decidedAt: '2026-01-02T00:00:00.000Z',
    isSample: 0,
    photo: null,
    ...storedApplication({
      name: `Person ${index}`,
      email: `person${index}@example.org`,
      permanentResidency: 'LK',
      batch: String(2024 - (index % 12)),
      academicCategory: 'BSc',
      academicQualifications: 'BSc Eng (Hons) in Mechanical Engineering',
      designation: 'Design Engineer',
      companyOrInstitute: 'Example Turbines',
      category: 'Retired',
      linkedinUrl: index % 3 ? `https://www.linkedin.com/in/person-${index}` : '',
    }),
  };
}

/** Stores records unchanged, in place of the sample people. */
export async function storeRecords(database: Database, records: readonly ApplicationRecord[]): Promise<void> {
  await database.transaction(async (statements) => {
    await statements.run('DELETE FROM applications WHERE "isSample" = 1');
    for (const record of records) await statements.run(INSERT, valuesOf(record));
    await statements.run(TOUCH_DIRECTORY);
  });
}

export function addPeople({ database }: { database: Database }, count: number): Promise<void> {
  return storeRecords(
    database,
    Array.from({ length: count }, (_, index) => person(index)),
  );
}
