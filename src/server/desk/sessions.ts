import { createHash, randomBytes } from 'node:crypto';
import type { Database, Statements } from '../database/database';
import { addMeta } from '../database/meta';
import { newId } from '../database/new-id';

/** 256 bits, as 43 letters of an address. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

const HOUR_MS = 3_600_000;
/** How long a link can be used. */
const INVITATION_MS = 24 * HOUR_MS;
/** How long a session lasts without use. */
export const SESSION_MS = 30 * 24 * HOUR_MS;
/** The time of the last use is as exact as this: not every call writes. */
const USE_MS = HOUR_MS;

/** The name in `meta` of what says that somebody was invited before. */
const EVER = 'invited';

/** A session, or an invitation that was not used, as it is stored. Moments are ISO 8601. */
export interface StoredSession {
  id: string;
  officer: string;
  isInvitation: 0 | 1;
  createdAt: string;
  usedAt: string;
  expiresAt: string;
}

/** A token in plain text, which is stored nowhere, and the row that has its digest. */
export interface Issued {
  token: string;
  session: StoredSession;
}

const COLUMNS = 'id, officer, "isInvitation", "createdAt", "usedAt", "expiresAt"';
const INSERT = `INSERT INTO sessions (${COLUMNS}, token) VALUES ($1, $2, $3, $4, $5, $6, $7)`;

/** Who is signed in at the desk, and who is invited. Of links and cookies the database has digests alone. */
export class Sessions {
  /** @param now the clock. */
  constructor(
    readonly database: Database,
    readonly now: () => Date,
  ) {}

  /** Makes an invitation for somebody. */
  invite(officer: string): Promise<Issued> {
    return this.database.transaction(async (statements) => {
      await addMeta(statements, EVER, 'yes');
      return this.#insert(statements, officer);
    });
  }

  /** Makes the very first invitation, if nobody was ever invited and nobody has applied; else null. */
  inviteFirst(officer: string): Promise<Issued | null> {
    return this.database.transaction(async (statements) => {
      const marked = await statements.run(
        `INSERT INTO meta (name, value) SELECT $1, 'yes'
           WHERE NOT EXISTS (SELECT 1 FROM applications WHERE "isSample" = 0) ON CONFLICT (name) DO NOTHING`,
        [EVER],
      );
      return marked === 0 ? null : this.#insert(statements, officer);
    });
  }

  /**
   * Turns an invitation into a session with a token of its own. Of two calls at once, one succeeds.
   * @param before the token of the session that the device has so far. It ends.
   * @returns null if the token is not that of a valid invitation.
   */
  async redeem(token: string, before: string | null): Promise<Issued | null> {
    const invited = `FROM sessions WHERE token = $1 AND "isInvitation" = 1 AND "expiresAt" > $2`;
    const used = [digestOf(token), this.now().toISOString()];
    // A guess takes no lock from others.
    if (!TOKEN.test(token) || (await this.database.all(`SELECT id ${invited}`, used)).length === 0) return null;
    return this.database.transaction(async (statements) => {
      const [session] = await statements.all<StoredSession>(`SELECT ${COLUMNS} ${invited}`, used);
      if (!session) return null;
      const own = newToken();
      const { createdAt, usedAt, expiresAt } = this.#times(SESSION_MS);
      const changed = await statements.run(
        `UPDATE sessions SET token = $1, "isInvitation" = 0, "createdAt" = $2, "usedAt" = $3, "expiresAt" = $4
           WHERE token = $5 AND "isInvitation" = 1`,
        [digestOf(own), createdAt, usedAt, expiresAt, digestOf(token)],
      );
      if (changed === 0) return null;
      if (before)
        await statements.run('DELETE FROM sessions WHERE token = $1 AND "isInvitation" = 0', [digestOf(before)]);
      return { token: own, session: { ...session, isInvitation: 0, createdAt, usedAt, expiresAt } };
    });
  }

  /** The live session of a token; null if there is none. */
  async find(token: string): Promise<StoredSession | null> {
    if (!TOKEN.test(token)) return null;
    const [session] = await this.database.all<StoredSession>(
      `SELECT ${COLUMNS} FROM sessions WHERE token = $1 AND "isInvitation" = 0 AND "expiresAt" > $2`,
      [digestOf(token), this.now().toISOString()],
    );
    return session ?? null;
  }

  /** Notes that a session is used, once an hour. @returns whether its end was put off by it. */
  async extend({ id, usedAt }: StoredSession): Promise<boolean> {
    if (this.now().getTime() - Date.parse(usedAt) < USE_MS) return false;
    const times = this.#times(SESSION_MS);
    const update = 'UPDATE sessions SET "usedAt" = $1, "expiresAt" = $2 WHERE id = $3 AND "isInvitation" = 0';
    return (await this.database.run(update, [times.usedAt, times.expiresAt, id])) > 0;
  }

  /** Live sessions and invitations, the last used first. */
  list(): Promise<StoredSession[]> {
    return this.database.all(`SELECT ${COLUMNS} FROM sessions WHERE "expiresAt" > $1 ORDER BY "usedAt" DESC, id`, [
      this.now().toISOString(),
    ]);
  }

  /** Ends a session, or takes an invitation back. @returns whether there was one. */
  async end(id: string): Promise<boolean> {
    const live = 'DELETE FROM sessions WHERE id = $1 AND "expiresAt" > $2';
    return (await this.database.run(live, [id, this.now().toISOString()])) > 0;
  }

  /** Deletes what has expired. */
  async sweep(): Promise<void> {
    await this.database.run('DELETE FROM sessions WHERE "expiresAt" <= $1', [this.now().toISOString()]);
  }

  async #insert(statements: Statements, officer: string): Promise<Issued> {
    const token = newToken();
    const session: StoredSession = { id: newId(), officer, isInvitation: 1, ...this.#times(INVITATION_MS) };
    const { id, isInvitation, createdAt, usedAt, expiresAt } = session;
    await statements.run(INSERT, [id, officer, isInvitation, createdAt, usedAt, expiresAt, digestOf(token)]);
    return { token, session };
  }

  #times(lastsMs: number) {
    const now = this.now();
    const at = now.toISOString();
    return { createdAt: at, usedAt: at, expiresAt: new Date(now.getTime() + lastsMs).toISOString() };
  }
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** SHA-256: of 256 random bits nobody finds the origin, so that no slow hash is needed. */
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
