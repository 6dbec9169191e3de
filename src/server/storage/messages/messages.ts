import { createHash } from 'node:crypto';
import { type ListView, PER_PAGE } from '../../../model/desk/list';
import {
  type ListedMessage,
  MAX_MESSAGE_SEARCH,
  type MessageFilter,
  type MessageList,
} from '../../../model/desk/message-list';
import type { ContactMessage } from '../../../model/forms/contact';
import type { Database } from '../database/database';
import { newId, requestErasure } from '../database/meta';
import { pageRanges } from '../database/page-ranges';
import { searchPattern } from '../database/read-page';
import { csvText } from '../files/csv-text';

/** Maximum age of a message in days, as the privacy page promises. */
const MAX_AGE_DAYS = 365;
const DAY_MS = 86_400_000;

const COLUMNS = ['id', 'receivedAt', 'answeredAt', 'answeredBy', 'name', 'email', 'message'];
const SELECTED = COLUMNS.map((name) => `"${name}"`).join(', ');

/** The sections of the list, in order. */
const SECTIONS = ['open', 'answered'] as const;
type Section = (typeof SECTIONS)[number];

const CONDITIONS: Record<Section, string> = {
  open: '"answeredAt" IS NULL',
  answered: '"answeredAt" IS NOT NULL',
};

/** SQLite's lower() changes only ASCII letters, so the query also matches the text as typed. */
const SEARCHED = ['name', 'email', 'message', 'id']
  .map((field) => `${field} LIKE $1 ESCAPE '\\' OR lower(${field}) LIKE $2 ESCAPE '\\'`)
  .join(' OR ');

/** Returns the condition for messages that match the patterns of a search. */
const matching = (patterns: readonly string[]) => (patterns.length > 0 ? `(${SEARCHED})` : 'TRUE');

/** The messages from the contact form, in a database. */
export class Messages {
  constructor(readonly database: Database) {}

  /**
   * Stores a message, once per key and text.
   * @param key the idempotency key.
   * @returns its id; null if it was already stored.
   */
  async store(key: string, { name, email, message }: ContactMessage): Promise<string | null> {
    const id = newId();
    const digest = createHash('sha256')
      .update(JSON.stringify([key, name, email, message]))
      .digest('hex');
    const added = await this.database.run(
      'INSERT INTO messages (id, digest, "receivedAt", name, email, message) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING',
      [id, digest, new Date().toISOString(), name, email, message],
    );
    return added > 0 ? id : null;
  }

  /** Lists all messages in order of arrival. */
  list(): Promise<ListedMessage[]> {
    return this.database.all(`SELECT ${SELECTED} FROM messages ORDER BY "receivedAt", id`);
  }

  /**
   * Reads a page of messages, unanswered ones first, with the counts for all messages.
   * @param search part of the name, email address, text or id.
   * @param page from 1.
   */
  async page({ search, filter, page }: ListView<MessageFilter>): Promise<Omit<MessageList, 'receives'>> {
    const sections: readonly Section[] = filter === 'all' ? SECTIONS : [filter];
    const typed = search ? [search, search.toLowerCase()] : [];
    const patterns = typed.map((text) => searchPattern(text, MAX_MESSAGE_SEARCH));
    const counts = await this.count();
    const found = search ? await this.count(patterns) : counts;
    const { ranges, ...listed } = pageRanges(sections, found, page, PER_PAGE);
    const items: ListedMessage[] = [];
    for (const range of ranges) items.push(...(await this.#read(patterns, range)));
    return { items, counts, ...listed };
  }

  /** Reads some messages of a section, latest first. An index has this order, so nothing is sorted. */
  #read(
    patterns: readonly string[],
    { section, from, count }: { section: Section; from: number; count: number },
  ): Promise<ListedMessage[]> {
    return this.database.all(
      `SELECT ${SELECTED} FROM messages WHERE ${CONDITIONS[section]} AND ${matching(patterns)}
         ORDER BY "receivedAt" DESC, id DESC LIMIT $${patterns.length + 1} OFFSET $${patterns.length + 2}`,
      [...patterns, count, from],
    );
  }

  /** Returns all messages as CSV, in order of arrival, with no final line break. */
  async csv(): Promise<string> {
    return csvText(COLUMNS, await this.list());
  }

  /** Counts the answered and unanswered messages, or those that match the patterns of a search. */
  async count(patterns: readonly string[] = []): Promise<MessageList['counts']> {
    const [{ total, answered } = { total: 0, answered: 0 }] = await this.database.all<
      Record<'total' | 'answered', number>
    >(
      `SELECT CAST(count(*) AS INTEGER) AS total, CAST(count("answeredAt") AS INTEGER) AS answered
         FROM messages WHERE ${matching(patterns)}`,
      patterns,
    );
    return { open: total - answered, answered };
  }

  /** Marks a message as answered, or undoes that. @returns whether the message exists. */
  async mark(id: string, isAnswered: boolean, officer: string): Promise<boolean> {
    // An answered message keeps the name of the officer who answered it first.
    const changed = isAnswered
      ? await this.database.run(
          'UPDATE messages SET "answeredBy" = COALESCE("answeredBy", $1), "answeredAt" = COALESCE("answeredAt", $2) WHERE id = $3',
          [officer, new Date().toISOString(), id],
        )
      : await this.database.run('UPDATE messages SET "answeredBy" = NULL, "answeredAt" = NULL WHERE id = $1', [id]);
    return changed > 0;
  }

  /** Deletes a message. @returns whether it existed. */
  async remove(id: string): Promise<boolean> {
    return (await this.#delete('id = $1', id)) > 0;
  }

  /** Deletes messages that are older than a year. @returns how many. */
  sweep(now: Date): Promise<number> {
    return this.#delete('"receivedAt" < $1', new Date(now.getTime() - MAX_AGE_DAYS * DAY_MS).toISOString());
  }

  #delete(where: string, value: string): Promise<number> {
    return this.database.transaction(async (statements) => {
      const removed = await statements.run(`DELETE FROM messages WHERE ${where}`, [value]);
      if (removed > 0) await requestErasure(statements);
      return removed;
    });
  }
}
