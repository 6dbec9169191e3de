import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import { requestErasure } from '../database/erasure';

/** An address on the newsletter's list, subscribed or no longer. */
export interface Subscriber {
  /** In the unsubscribe link, in place of the address; cannot be guessed. */
  token: string;
  /** In lower case. */
  email: string;
  /** ISO 8601, UTC, as the next. */
  addedAt: string;
  /** Null while subscribed. */
  unsubscribedAt: string | null;
}

/** 128 random bits, safe in an address. */
const TOKEN_BYTES = 16;
const COLUMNS = 'token, email, "addedAt", "unsubscribedAt"';

/** The newsletter's list in a database. */
export class Subscribers {
  constructor(readonly database: Database) {}

  /** Adds addresses that are not known yet. Unsubscribed addresses stay so. @returns how many were new. */
  async add(emails: readonly string[]): Promise<number> {
    const addedAt = new Date().toISOString();
    return this.database.transaction(async (statements) => {
      let added = 0;
      for (const email of inLockOrder(emails)) {
        const token = randomBytes(TOKEN_BYTES).toString('base64url');
        added += await statements.run(
          'INSERT INTO subscribers (token, email, "addedAt") VALUES ($1, $2, $3) ON CONFLICT (email) DO NOTHING',
          [token, email, addedAt],
        );
      }
      return added;
    });
  }

  /** Can be repeated. @returns whether the token is known. */
  async unsubscribe(token: string): Promise<boolean> {
    const changed = await this.database.run(
      'UPDATE subscribers SET "unsubscribedAt" = COALESCE("unsubscribedAt", $1) WHERE token = $2',
      [new Date().toISOString(), token],
    );
    return changed > 0;
  }

  /**
   * Forgets addresses. Their tokens are noted, so that no copy restores them; a later import may add them again.
   * @returns those from the list that were known.
   */
  async remove(emails: readonly string[]): Promise<string[]> {
    return this.database.transaction(async (statements) => {
      const removed = new Set<string>();
      for (const email of inLockOrder(emails)) {
        const note =
          'INSERT INTO removed (id) SELECT token FROM subscribers WHERE email = $1 ON CONFLICT (id) DO NOTHING';
        await statements.run(note, [email]);
        const found = await statements.run('DELETE FROM subscribers WHERE email = $1', [email]);
        if (found > 0) removed.add(email);
      }
      if (removed.size > 0) await requestErasure(statements);
      return emails.filter((email) => removed.has(email.toLowerCase()));
    });
  }

  /** All, also the unsubscribed, by address. */
  list(): Promise<Subscriber[]> {
    return this.database.all(`SELECT ${COLUMNS} FROM subscribers ORDER BY email`);
  }

  /**
   * Writes subscribers as they are, over those of the same address. Addresses unsubscribed or removed here stay so.
   */
  async copyIn(subscribers: readonly Subscriber[]): Promise<void> {
    await this.database.transaction(async (statements) => {
      const forgotten = await statements.run('DELETE FROM subscribers WHERE token IN (SELECT id FROM removed)');
      if (forgotten > 0) await requestErasure(statements);
      const removed = new Set((await statements.all<{ id: string }>('SELECT id FROM removed')).map(({ id }) => id));
      for (const { token, email, addedAt, unsubscribedAt } of subscribers.toSorted(byEmail)) {
        if (removed.has(token)) continue;
        await statements.run(
          `INSERT INTO subscribers (${COLUMNS}) VALUES ($1, $2, $3, $4)
             ON CONFLICT (email) DO UPDATE SET token = excluded.token,
               "unsubscribedAt" = COALESCE(subscribers."unsubscribedAt", excluded."unsubscribedAt")`,
          [token, email, addedAt, unsubscribedAt],
        );
      }
    });
  }
}

/** Two transactions that change the same rows do so in the same order, else they might wait for each other. */
function inLockOrder(emails: readonly string[]): string[] {
  return [...new Set(emails.map((email) => email.toLowerCase()))].sort();
}

function byEmail(a: Subscriber, b: Subscriber): number {
  return Number(a.email > b.email) - Number(a.email < b.email);
}
