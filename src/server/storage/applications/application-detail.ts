import { storedApplication } from '../../../model/application/application';
import type { ApplicationDetail, HistoryEntry } from '../../../model/desk/application';
import type { Statements } from '../database/database';
import { type ApplicationRecord, SELECT } from './application-record';
import { originalOf, readHistory } from './history';
import { searchKeysOf } from './search-keys';
import { findSimilar } from './similar';

/** Returns an application with its history and similar applications; null if there is no such application. */
export async function readApplicationDetail(database: Statements, id: string): Promise<ApplicationDetail | null> {
  const [record] = await database.all<ApplicationRecord>(`${SELECT} WHERE id = $1`, [id]);
  if (!record) return null;
  const { emailKey, phoneKey, nameKey } = searchKeysOf(record);
  const received: HistoryEntry = { at: record.submittedAt, who: '', action: 'received', version: 1, fields: [] };
  return {
    id,
    version: record.version,
    status: record.status,
    submittedAt: record.submittedAt,
    decidedAt: record.decidedAt,
    name: record.name,
    email: record.email,
    batch: record.batch,
    designation: record.designation,
    companyOrInstitute: record.companyOrInstitute,
    photo: record.photo,
    fields: storedApplication(record),
    original: await originalOf(database, record),
    history: [received, ...(await readHistory(database, id))],
    similar: await findSimilar(database, { id, emailKey, phoneKey, nameKey }),
  };
}
