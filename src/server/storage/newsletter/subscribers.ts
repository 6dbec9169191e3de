import { randomBytes } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { type ListView, PER_PAGE } from '../../../model/desk/list';
import {
  type ListedSubscriber,
  MAX_SEARCH_CHARACTERS,
  type SubscriberFilter,
  type SubscriberList,
} from '../../../model/desk/newsletter-list';
import { oneLine } from '../../../model/text/clean-text';
import type { Database, Statements } from '../database/database';
import { requestErasure } from '../database/meta';
import { readPage, searchPattern } from '../database/read-page';
import { csvRows, csvText } from '../files/csv-text';

/** An email address that is or was subscribed to the newsletter, in lower case. */
interface Subscriber extends ListedSubscriber {
  /** Identifies the subscriber in unsubscribe links; can't be guessed. */
  token: string;
}

/** Known addresses in lower case, each with the time when it unsubscribed; null while it is subscribed. */
export type KnownAddresses = Map<string, string | null>;

const TOKEN_BYTES = 16;
const LISTED = 'email, "addedAt", "unsubscribedAt", source, "returnedAt"';
const EXPORTED = ['email', 'status', 'addedAt', 'unsubscribedAt', 'source', 'returnedAt'];
const LINKS = ['email', 'unsubscribe', 'one_click'];

const CONDITIONS: Record<SubscriberFilter, string> = {
  all: 'TRUE',
  subscribed: '"unsubscribedAt" IS NULL',
  left: '"unsubscribedAt" IS NOT NULL',
};

/** Number of addresses per statement, which takes about 4 ms in SQLite. Other requests run in between. */
const PER_STATEMENT = 500;

/** The newsletter list in a database. */
export class Subscribers {
  constructor(readonly database: Database) {}

  /**
   * Adds new addresses, all or none. Unsubscribed addresses stay unsubscribed.
   * @returns the addresses that were known before.
   */
  async add(emails: readonly string[]): Promise<KnownAddresses> {
    const addedAt = new Date().toISOString();
    return this.database.transaction(async (statements) => {
      const known = await this.find(emails, statements);
      const added = inLockOrder(emails).filter((email) => !known.has(email));
      for await (const slice of slicesOf(added)) {
        const rows = slice.map((_, index) => `($${2 * index + 2}, $${2 * index + 3}, $1)`).join();
        await statements.run(
          `INSERT INTO subscribers (token, email, "addedAt") VALUES ${rows} ON CONFLICT (email) DO NOTHING`,
          [addedAt, ...slice.flatMap((email) => [newToken(), email])],
        );
      }
      return known;
    });
  }

  /**
   * Subscribes an address, even if it has unsubscribed before. Keeps its token, so that links in earlier newsletters
   * work. Takes as long for a subscribed address as for a new one, so that the time reveals nothing: the statement sets
   * indexed columns, so SQLite writes even if the row doesn't change.
   * @param source `site`, or the origin of another page.
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

  /** Looks up which of the addresses are already known. */
  async find(emails: readonly string[], statements: Statements = this.database): Promise<KnownAddresses> {
    const known: KnownAddresses = new Map();
    for await (const slice of slicesOf(inLockOrder(emails))) {
      const placeholders = slice.map((_, index) => `$${index + 1}`).join();
      const found = await statements.all<Pick<Subscriber, 'email' | 'unsubscribedAt'>>(
        `SELECT email, "unsubscribedAt" FROM subscribers WHERE email IN (${placeholders})`,
        slice,
      );
      for (const { email, unsubscribedAt } of found) known.set(email, unsubscribedAt);
    }
    return known;
  }

  /** Unsubscribes the owner of a token. Safe to repeat. @returns whether the token is known. */
  async unsubscribe(token: string): Promise<boolean> {
    const changed = await this.database.run(
      'UPDATE subscribers SET "unsubscribedAt" = COALESCE("unsubscribedAt", $1) WHERE token = $2',
      [new Date().toISOString(), token],
    );
    return changed > 0;
  }

  /** Deletes an address. A later import may add it again. @returns whether it was known. */
  async remove(email: string): Promise<boolean> {
    return this.database.transaction(async (statements) => {
      const removed = await statements.run('DELETE FROM subscribers WHERE email = $1', [email.toLowerCase()]);
      if (removed > 0) await requestErasure(statements);
      return removed > 0;
    });
  }

  /** Lists all subscribers, including unsubscribed ones, sorted by address. */
  list(): Promise<Subscriber[]> {
    return this.database.all(`SELECT token, ${LISTED} FROM subscribers ORDER BY email`);
  }

  /**
   * Reads a page of the list, sorted by address, with the totals for the whole list.
   * @param search part of the address.
   * @param page from 1.
   */
  async page({ search, filter, page }: ListView<SubscriberFilter>): Promise<Omit<SubscriberList, 'receives'>> {
    const [totals] = await this.database.all<{
      total: number;
      unsubscribed: number;
      first: string | null;
      last: string | null;
    }>(
      `SELECT CAST(count(*) AS INTEGER) AS total, CAST(count("unsubscribedAt") AS INTEGER) AS unsubscribed,
         min("addedAt") AS first, max("addedAt") AS last FROM subscribers`,
    );
    const { total = 0, unsubscribed = 0, first, last } = totals ?? {};
    const counts = { subscribed: total - unsubscribed, left: unsubscribed };
    const query = {
      columns: LISTED,
      table: 'subscribers',
      order: 'email',
      ...(search
        ? {
            where: `email LIKE $1 ESCAPE '\\' AND ${CONDITIONS[filter]}`,
            values: [searchPattern(search.toLowerCase(), MAX_SEARCH_CHARACTERS)],
          }
        : { where: CONDITIONS[filter], values: [], total: { all: total, ...counts }[filter] }),
    };
    return {
      counts,
      since: first && last ? { first, last } : null,
      ...(await readPage<ListedSubscriber>(this.database, query, page, PER_PAGE)),
    };
  }

  /** Returns all subscribers, including unsubscribed ones, as CSV with no final line break. */
  async csv(): Promise<string> {
    const status = ({ unsubscribedAt }: Subscriber) => (unsubscribedAt ? 'unsubscribed' : 'subscribed');
    return csvText(
      EXPORTED,
      (await this.list()).map((row) => ({ ...row, status: status(row) })),
    );
  }

  /**
   * Writes the subscribers as CSV for a mail program: email address, link for the email's body, one-click URL for its
   * List-Unsubscribe header (RFC 8058). Leaves out the byte order mark, which some mail programs read as part of the
   * first column's name, and the line break at the end.
   */
  async linksCsv(siteUrl: string): Promise<string> {
    const subscribed = (await this.list()).filter(({ unsubscribedAt }) => !unsubscribedAt);
    const rows = subscribed.map(({ email, token }) => ({
      email: oneLine(email),
      unsubscribe: `${siteUrl}/unsubscribe?token=${token}`,
      one_click: `${siteUrl}/newsletters/unsubscribe?id=${token}`,
    }));
    return LINKS.join() + (rows.length > 0 ? csvRows(LINKS, rows) : '');
  }
}

/** Creates a URL-safe token. */
function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Yields parts of a list, and lets other requests run in between. */
async function* slicesOf(emails: readonly string[]): AsyncGenerator<readonly string[]> {
  for (let from = 0; from < emails.length; from += PER_STATEMENT) {
    yield emails.slice(from, from + PER_STATEMENT);
    await letOthersRun();
  }
}

/** Sorts distinct addresses: transactions that lock the same rows in the same order don't deadlock. */
function inLockOrder(emails: readonly string[]): string[] {
  return [...new Set(emails.map((email) => email.toLowerCase()))].sort();
}
