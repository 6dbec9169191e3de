import {
  type ListedMessage,
  MAX_MESSAGE_SEARCH,
  MESSAGES_PER_PAGE,
  type MessageFilter,
  type MessageList,
} from '../../model/desk/message-list';
import { oneLine } from '../../model/written-text';
import type { Database } from '../database/database';

/** What is asked for: a part of name, address, text or id, which messages, and the page, from 1. */
export interface MessageQuery {
  search: string;
  filter: MessageFilter;
  page: number;
}

const CONDITIONS: Record<MessageFilter, string> = {
  all: '',
  open: ' AND "answeredAt" IS NULL',
  answered: ' AND "answeredAt" IS NOT NULL',
};

const COLUMNS = 'id, "receivedAt", "answeredAt", "answeredBy", name, email, message';

const COUNTS =
  'SELECT CAST(COUNT(*) AS INTEGER) AS known, CAST(COUNT("answeredAt") AS INTEGER) AS answered FROM messages';

/** A page of the messages, the unanswered first. A page beyond the last one is the last one. */
export async function messageList(
  database: Database,
  { search, filter, page }: MessageQuery,
): Promise<Omit<MessageList, 'isOn'>> {
  const fields = ['name', 'email', 'message', 'id'].map(
    (field) => `${field} LIKE $1 ESCAPE '\\' OR lower(${field}) LIKE $2 ESCAPE '\\'`,
  );
  const found = `FROM messages WHERE (${fields.join(' OR ')})${CONDITIONS[filter]}`;
  const patterns = [patternOf(search), patternOf(search.toLowerCase())];
  const [totals] = await database.all<{ known: number; answered: number }>(COUNTS);
  const [counted] = await database.all<{ total: number }>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS total ${found}`,
    patterns,
  );
  const { known = 0, answered = 0 } = totals ?? {};
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / MESSAGES_PER_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const items = await database.all<ListedMessage>(
    `SELECT ${COLUMNS} ${found} ORDER BY CASE WHEN "answeredAt" IS NULL THEN 0 ELSE 1 END, "receivedAt" DESC, id
       LIMIT ${MESSAGES_PER_PAGE} OFFSET $3`,
    [...patterns, (shown - 1) * MESSAGES_PER_PAGE],
  );
  return { counts: { open: known - answered, answered }, items, total, page: shown, pages };
}

/** SQLite's lower() changes ASCII letters alone: other letters are found there as they were written. */
function patternOf(search: string): string {
  const part = oneLine(search)
    .slice(0, MAX_MESSAGE_SEARCH)
    .replace(/\p{Surrogate}/gu, '\ufffd');
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
