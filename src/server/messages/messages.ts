import { createHash } from 'node:crypto';
import type { ContactMessage } from '../../model/contact';
import type { Database, Statements } from '../database/database';
import { requestErasure } from '../database/erasure';
import { newId } from '../database/new-id';

/** A message to the society, as it is stored. Moments are ISO 8601, UTC. */
export interface StoredMessage extends ContactMessage {
  id: string;
  /** Of the idempotency key and the text: the same message that is sent again is stored once. */
  digest: string;
  receivedAt: string;
  /** Null until an officer has answered. */
  answeredAt: string | null;
  /** Who marked it as answered. */
  answeredBy: string | null;
}

/** How long a message is kept at most, in days, as the privacy page says. */
export const KEPT_DAYS = 365;
const DAY_MS = 86_400_000;

export const MESSAGE_COLUMNS = 'id, digest, "receivedAt", "answeredAt", "answeredBy", name, email, message';

/** The messages of the contact form in a database. */
export class Messages {
  constructor(readonly database: Database) {}

  /**
   * Stores a message, once for each key and text.
   * @param key the idempotency key.
   * @returns the message; null if it was stored before.
   */
  async store(key: string, { name, email, message }: ContactMessage): Promise<StoredMessage | null> {
    const digest = createHash('sha256')
      .update(JSON.stringify([key, name, email, message]))
      .digest('hex');
    const state = { receivedAt: new Date().toISOString(), answeredAt: null, answeredBy: null };
    const stored: StoredMessage = { id: newId(), digest, ...state, name, email, message };
    const added = await insert(this.database, stored);
    return added > 0 ? stored : null;
  }

  async byId(id: string): Promise<StoredMessage | undefined> {
    const [found] = await this.database.all<StoredMessage>(`SELECT ${MESSAGE_COLUMNS} FROM messages WHERE id = $1`, [
      id,
    ]);
    return found;
  }

  /** All, in the order in which they came. */
  list(): Promise<StoredMessage[]> {
    return this.database.all(`SELECT ${MESSAGE_COLUMNS} FROM messages ORDER BY "receivedAt", id`);
  }

  /** How many are not answered yet. */
  async countOpen(): Promise<number> {
    const sql = 'SELECT CAST(count(*) AS INTEGER) AS open FROM messages WHERE "answeredAt" IS NULL';
    const [row] = await this.database.all<{ open: number }>(sql);
    return row?.open ?? 0;
  }

  /** Marks a message as answered, or as not answered. @returns whether there is such a message. */
  async mark(id: string, isAnswered: boolean, who: string): Promise<boolean> {
    // What is answered already stays as it is: by whoever was first.
    const changed = isAnswered
      ? await this.database.run(
          'UPDATE messages SET "answeredBy" = COALESCE("answeredBy", $1), "answeredAt" = COALESCE("answeredAt", $2) WHERE id = $3',
          [who, new Date().toISOString(), id],
        )
      : await this.database.run('UPDATE messages SET "answeredBy" = NULL, "answeredAt" = NULL WHERE id = $1', [id]);
    return changed > 0;
  }

  /** Deletes messages. @returns those from the list that existed. */
  async remove(ids: readonly string[]): Promise<string[]> {
    return this.database.transaction(async (statements) => {
      const removed: string[] = [];
      for (const id of [...new Set(ids)].sort()) {
        if ((await statements.run('DELETE FROM messages WHERE id = $1', [id])) === 0) continue;
        removed.push(id);
      }
      if (removed.length > 0) await requestErasure(statements);
      return removed;
    });
  }

  /** Deletes what is older than a year. @returns how many. */
  async sweep(now = new Date()): Promise<number> {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
    const old = await this.database.all<{ id: string }>('SELECT id FROM messages WHERE "receivedAt" < $1', [before]);
    return old.length === 0 ? 0 : (await this.remove(old.map(({ id }) => id))).length;
  }

  /** Writes messages as they are. */
  async copyIn(messages: readonly StoredMessage[]): Promise<void> {
    await this.database.transaction(async (statements) => {
      for (const message of messages) await insert(statements, message);
    });
  }
}

function insert(statements: Statements, stored: StoredMessage): Promise<number> {
  const { id, digest, receivedAt, answeredAt, answeredBy, name, email, message } = stored;
  return statements.run(
    `INSERT INTO messages (${MESSAGE_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [id, digest, receivedAt, answeredAt, answeredBy, name, email, message],
  );
}
