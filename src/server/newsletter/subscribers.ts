import { randomBytes } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Database, Statements } from '../database/database';
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
  /** Where they have signed up by themselves: `site`, or the origin of another page; null if somebody has added them. */
  source: string | null;
  /** When they last signed up again after they had unsubscribed. */
  returnedAt: string | null;
}

/** 128 random bits, safe in an address. */
const TOKEN_BYTES = 16;
const COLUMNS = 'token, email, "addedAt", "unsubscribedAt", source, "returnedAt"';
/** Addresses in one statement; takes some 4 ms in SQLite, and other requests run in between. */
const PER_STATEMENT = 500;
/** Subscribers that are read at once, where all of them are wanted. */
const PER_SLICE = 1000;

const COPY = `INSERT INTO subscribers (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)`;

/** Addresses in lower case, each with the moment at which it left the list; null while it is subscribed. */
export type Standings = Map<string, string | null>;

/** The newsletter's list in a database. */
export class Subscribers {
  constructor(readonly database: Database) {}

  /** Adds addresses that are not known yet. Unsubscribed addresses stay so. @returns how many were new. */
  async add(emails: readonly string[]): Promise<number> {
    return distinct(emails).length - (await this.addUnknown(emails)).size;
  }

  /**
   * The same, all of them or none.
   * @param deadlineMs in place of the database's own.
   * @returns those that were known before.
   */
  async addUnknown(emails: readonly string[], deadlineMs?: number): Promise<Standings> {
    const addedAt = new Date().toISOString();
    return this.database.transaction(async (statements) => {
      const known: Standings = new Map();
      for (const slice of slicesOf(inLockOrder(emails))) {
        const added = new Set(await insert(statements, slice, addedAt));
        if (added.size < slice.length) {
          const found = await standingsOf(statements, slice);
          // Not found: removed by somebody else since the insertion met it.
          for (const email of slice) if (!added.has(email)) known.set(email, found.get(email) ?? null);
        }
        if (slice.length > 1) await letOthersRun();
      }
      return known;
    }, deadlineMs);
  }

  /**
   * Subscribes an address at its owner's own request, also if it has unsubscribed before. Its token stays: the links in
   * earlier letters still work. A subscribed address takes as long as a new one, so that the time reveals nothing: naming
   * the indexed columns makes SQLite write, which it skips for a row that doesn't change.
   */
  async signUp(email: string, source: string): Promise<void> {
    const now = new Date().toISOString();
    await this.database.run(
      `INSERT INTO subscribers (token, email, "addedAt", source) VALUES ($1, $2, $3, $4)
         ON CONFLICT (email) DO UPDATE SET token = subscribers.token, email = excluded.email,
           source = CASE WHEN subscribers."unsubscribedAt" IS NULL THEN subscribers.source ELSE excluded.source END,
           "returnedAt" = CASE WHEN subscribers."unsubscribedAt" IS NULL THEN subscribers."returnedAt"
             ELSE excluded."addedAt" END,
           "unsubscribedAt" = NULL`,
      [newToken(), email.toLowerCase(), now, source],
    );
  }

  /** @returns those of the addresses that are known. */
  async find(emails: readonly string[]): Promise<Standings> {
    const known: Standings = new Map();
    for (const slice of slicesOf(distinct(emails))) {
      for (const [email, leftAt] of await standingsOf(this.database, slice)) known.set(email, leftAt);
      await letOthersRun();
    }
    return known;
  }

  /** Can be repeated. @returns whether the token is known. */
  async unsubscribe(token: string): Promise<boolean> {
    const changed = await this.database.run(
      'UPDATE subscribers SET "unsubscribedAt" = COALESCE("unsubscribedAt", $1) WHERE token = $2',
      [new Date().toISOString(), token],
    );
    return changed > 0;
  }

  /** Forgets addresses; a later import may add them again. @returns those from the list that were known. */
  async remove(emails: readonly string[]): Promise<string[]> {
    return this.database.transaction(async (statements) => {
      const removed = new Set<string>();
      for (const email of inLockOrder(emails)) {
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

  /** All as well, in slices, without holding up others. Who comes or leaves meanwhile may or may not be among them. */
  async *slices(): AsyncGenerator<Subscriber[]> {
    for (let last = ''; ; await letOthersRun()) {
      const slice = await this.database.all<Subscriber>(
        `SELECT ${COLUMNS} FROM subscribers WHERE email > $1 ORDER BY email LIMIT ${PER_SLICE}`,
        [last],
      );
      if (slice.length > 0) yield slice;
      if (slice.length < PER_SLICE) return;
      last = slice.at(-1)?.email ?? '';
    }
  }

  /** Writes subscribers as they are. */
  async copyIn(subscribers: readonly Subscriber[]): Promise<void> {
    await this.database.transaction(async (statements) => {
      for (const subscriber of subscribers) {
        const { token, email, addedAt, unsubscribedAt, source, returnedAt } = subscriber;
        await statements.run(COPY, [token, email, addedAt, unsubscribedAt, source, returnedAt]);
      }
    });
  }
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** @returns those that were not known. */
async function insert(statements: Statements, emails: readonly string[], addedAt: string): Promise<string[]> {
  const rows = emails.map((_, at) => `($${2 * at + 2}, $${2 * at + 3}, $1)`).join();
  const values = emails.flatMap((email) => [newToken(), email]);
  const added = await statements.all<{ email: string }>(
    `INSERT INTO subscribers (token, email, "addedAt") VALUES ${rows} ON CONFLICT (email) DO NOTHING RETURNING email`,
    [addedAt, ...values],
  );
  return added.map(({ email }) => email);
}

async function standingsOf(statements: Statements, emails: readonly string[]): Promise<Standings> {
  const found = await statements.all<Pick<Subscriber, 'email' | 'unsubscribedAt'>>(
    `SELECT email, "unsubscribedAt" FROM subscribers WHERE email IN (${emails.map((_, at) => `$${at + 1}`).join()})`,
    emails,
  );
  return new Map(found.map(({ email, unsubscribedAt }) => [email, unsubscribedAt]));
}

/** Slices of one size, and the rest one by one: a statement of another size is prepared anew, and kept. */
function* slicesOf(emails: readonly string[]): Generator<readonly string[]> {
  const whole = emails.length - (emails.length % PER_STATEMENT);
  for (let at = 0; at < whole; at += PER_STATEMENT) yield emails.slice(at, at + PER_STATEMENT);
  for (const email of emails.slice(whole)) yield [email];
}

/** Two transactions that change the same rows do so in the same order, else they might wait for each other. */
function inLockOrder(emails: readonly string[]): string[] {
  return distinct(emails).sort();
}

function distinct(emails: readonly string[]): string[] {
  return [...new Set(emails.map((email) => email.toLowerCase()))];
}
