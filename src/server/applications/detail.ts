import { APPLICATION_FIELDS, type Application } from '../../model/application';
import type { ApplicationDetail, HistoryEntry } from '../../model/desk/application';
import type { Statements } from '../database/database';
import type { ApplicationRecord } from './application-record';
import { SELECT } from './application-sql';
import { readHistory } from './history';
import { originalOf } from './originals';
import { findSimilar } from './similar';

/** Similar applications in a detail; more are a flood. */
const MAX_SIMILAR = 50;

/** An application with its history and what is like it; null if there is none. */
export async function readDetail(database: Statements, id: string): Promise<ApplicationDetail | null> {
  const [record] = await database.all<ApplicationRecord>(`${SELECT} WHERE id = $1`, [id]);
  if (!record) return null;
  const similar = (await findSimilar(database, [record])).get(id) ?? [];
  const { version, status, submittedAt, decidedAt, name, email, batch, designation, companyOrInstitute, photo } =
    record;
  return {
    ...{ id, version, status, submittedAt, decidedAt, name, email, batch, designation, companyOrInstitute, photo },
    fields: Object.fromEntries(APPLICATION_FIELDS.map((field) => [field, record[field]])) as Application,
    original: await originalOf(database, record),
    history: await historyOf(database, record),
    similar: similar.slice(0, MAX_SIMILAR),
  };
}

async function historyOf(database: Statements, { id, submittedAt }: ApplicationRecord): Promise<HistoryEntry[]> {
  const entries = await readHistory(database, id);
  const received: HistoryEntry = { at: submittedAt, who: '', action: 'received', version: 1, fields: [] };
  const later = entries.map(({ at, who, action, version, fields }) => {
    return { at, who, version, action: action as HistoryEntry['action'], fields: fields ? fields.split(',') : [] };
  });
  return [received, ...later];
}
