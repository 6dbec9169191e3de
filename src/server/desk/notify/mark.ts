import type { Database } from '../../storage/database/database';
import { addMeta, readMeta } from '../../storage/database/meta';
import type { Message } from './channels';

/** Time limit for sending. If a server is killed while sending, another takes over after this time. */
const CLAIM_MS = 60_000;

/** The arrivals or problems that were notified. Stored in `meta` for each channel and subject. */
export interface Mark {
  /** All arrivals up to this time were notified. ISO 8601; '' the first time, and for sheets. */
  until: string;
  /** Ids of later arrivals, or of sheet problems, that were notified. */
  ids: readonly string[];
  /** Set while a server is sending: the time when its claim expires. ISO 8601. */
  claimedUntil?: string;
}

/** News since a mark: the next mark, and a message unless only the mark changes. */
export interface News {
  mark: Mark;
  message?: Message;
}

/**
 * Sends the news since a mark in `meta`, and advances the mark. Only the server that claims the mark sends. If sending
 * fails, the mark doesn't change. If the server is killed while sending, another may send the news a second time.
 */
export async function notifySince(
  database: Database,
  name: string,
  find: (mark: Mark) => Promise<News | null>,
  send: (message: Message) => Promise<void>,
): Promise<void> {
  const stored = await readMeta(database, name);
  const { claimedUntil = '', ...mark }: Mark = stored === undefined ? { until: '', ids: [] } : JSON.parse(stored);
  if (claimedUntil > new Date().toISOString()) return;
  const news = await find(mark);
  if (!news) return;
  const claim: Mark = { ...mark, claimedUntil: new Date(Date.now() + CLAIM_MS).toISOString() };
  const claimed = JSON.stringify(news.message ? claim : news.mark);
  const isOurs = stored === undefined ? await addMeta(database, name, claimed) : await replace(stored, claimed);
  if (!isOurs || !news.message) return;
  let next = mark;
  try {
    await send(news.message);
    next = news.mark;
  } finally {
    await replace(claimed, JSON.stringify(next));
  }

  async function replace(from: string, to: string): Promise<boolean> {
    const sql = 'UPDATE meta SET value = $1 WHERE name = $2 AND value = $3';
    return (await database.run(sql, [to, name, from])) > 0;
  }
}
