import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '../../model/desk/session';
import type { Database, Statements } from '../storage/database/database';
import { addMeta, newId } from '../storage/database/meta';

/** Length of a token: 256 bits, or 43 characters in a link. */
const TOKEN_BYTES = 32;

const HOUR_MS = 3_600_000;
/** Lifetime of a sign-in link. */
const INVITATION_MS = 24 * HOUR_MS;
/** Lifetime of a session after its last use. */
export const SESSION_MS = 30 * 24 * HOUR_MS;
/** Minimum interval between records of a session's use, so that most calls don't write to the database. */
const USE_INTERVAL_MS = HOUR_MS;
/** Time limit for recording it. Short, because the call that follows can work even if the database is locked. */
const USE_DEADLINE_MS = 500;

/** Key in `meta`, set when an officer is invited for the first time. */
const INVITED = 'invited';

/** A stored session or unused invitation. Times are ISO 8601. */
export interface StoredSession {
  id: string;
  /** The name of the officer or editor. */
  officer: string;
  role: Role;
  isInvitation: 0 | 1;
  createdAt: string;
  usedAt: string;
  expiresAt: string;
}

/** A plaintext token, which is never stored, and the session whose row contains its digest. */
export interface Issued {
  token: string;
  session: StoredSession;
}

const COLUMNS = 'id, officer, role, "isInvitation", "createdAt", "usedAt", "expiresAt"';

/** The desk's sessions and invitations. The database contains only digests of their tokens. */
export class Sessions {
  constructor(
    readonly database: Database,
    readonly now = () => new Date(),
  ) {}

  /** Creates an invitation. */
  invite(officer: string, role: Role = 'officer'): Promise<Issued> {
    return this.database.transaction(async (statements) => {
      await addMeta(statements, INVITED, 'yes');
      return this.#insert(statements, officer, role);
    });
  }

  /** Creates the first invitation. @returns null if an officer has ever been invited, or there is an application. */
  inviteFirst(officer: string): Promise<Issued | null> {
    return this.database.transaction(async (statements) => {
      const [application] = await statements.all('SELECT id FROM applications WHERE "isSample" = 0 LIMIT 1');
      const isFirst = !application && (await addMeta(statements, INVITED, 'yes'));
      return isFirst ? this.#insert(statements, officer, 'officer') : null;
    });
  }

  /**
   * Exchanges an invitation for a session with a new token. If two calls redeem it at once, only one succeeds.
   * @param before the token of the browser's earlier session, which ends.
   * @returns null if the token does not belong to a valid invitation.
   */
  async redeem(token: string, before: string | null): Promise<Issued | null> {
    if (!(await this.find(token, 1))) return null; // guesses must not block writers
    const own = newToken();
    return this.database.transaction(async (statements) => {
      const [session] = await statements.all<StoredSession>(
        `UPDATE sessions SET token = $1, "isInvitation" = 0, "createdAt" = $2, "usedAt" = $2, "expiresAt" = $3
           WHERE token = $4 AND "isInvitation" = 1 RETURNING ${COLUMNS}`,
        [digestOf(own), this.#time(), this.#time(SESSION_MS), digestOf(token)],
      );
      if (session && before)
        await statements.run('DELETE FROM sessions WHERE token = $1 AND "isInvitation" = 0', [digestOf(before)]);
      return session ? { token: own, session } : null;
    });
  }

  /**
   * Returns whether a link would replace a browser's officer session with an editor's. Only the command line could
   * undo that.
   * @param before the token of the browser's session.
   */
  async replacesOfficer(token: string, before: string): Promise<boolean> {
    const [invitation, current] = [await this.find(token, 1), await this.find(before)];
    return invitation?.role === 'editor' && current?.role === 'officer';
  }

  /** Returns the session, or the invitation, with this token; null if there is none or it has expired. */
  async find(token: string, isInvitation: 0 | 1 = 0): Promise<StoredSession | null> {
    const live = `SELECT ${COLUMNS} FROM sessions WHERE token = $1 AND "isInvitation" = $2 AND "expiresAt" > $3`;
    const [session] = await this.database.all<StoredSession>(live, [digestOf(token), isInvitation, this.#time()]);
    return session ?? null;
  }

  /** Records the use of a session, at most once an hour. @returns the extended session; null if it is unchanged. */
  async extend(session: StoredSession): Promise<StoredSession | null> {
    const usedAt = this.#time();
    // If the clock was ahead when the session was last used, this corrects its expiry.
    if (Math.abs(Date.parse(usedAt) - Date.parse(session.usedAt)) < USE_INTERVAL_MS) return null;
    const expiresAt = this.#time(SESSION_MS);
    const update = 'UPDATE sessions SET "usedAt" = $1, "expiresAt" = $2 WHERE id = $3 AND "isInvitation" = 0';
    const database = this.database.endingBy(performance.now() + USE_DEADLINE_MS);
    const changed = await database.run(update, [usedAt, expiresAt, session.id]);
    return changed > 0 ? { ...session, usedAt, expiresAt } : null;
  }

  /** Returns the sessions and invitations that have not expired, most recently used first. */
  list(): Promise<StoredSession[]> {
    const live = `SELECT ${COLUMNS} FROM sessions WHERE "expiresAt" > $1 ORDER BY "usedAt" DESC, id`;
    return this.database.all(live, [this.#time()]);
  }

  /** Ends a session or an invitation. @returns false if it had already ended or expired. */
  async end(id: string): Promise<boolean> {
    const live = 'DELETE FROM sessions WHERE id = $1 AND "expiresAt" > $2';
    return (await this.database.run(live, [id, this.#time()])) > 0;
  }

  /** Deletes sessions and invitations that had expired at the given time. */
  async sweep(now: Date): Promise<void> {
    await this.database.run('DELETE FROM sessions WHERE "expiresAt" <= $1', [now.toISOString()]);
  }

  async #insert(statements: Statements, officer: string, role: Role): Promise<Issued> {
    const token = newToken();
    const [now, expiresAt] = [this.#time(), this.#time(INVITATION_MS)];
    const times = { createdAt: now, usedAt: now, expiresAt };
    const session: StoredSession = { id: newId(), officer, role, isInvitation: 1, ...times };
    await statements.run(`INSERT INTO sessions (${COLUMNS}, token) VALUES ($1, $2, $3, 1, $4, $4, $5, $6)`, [
      session.id,
      officer,
      role,
      now,
      expiresAt,
      digestOf(token),
    ]);
    return { token, session };
  }

  /** Returns the current time plus `laterMs`, in ISO 8601. */
  #time(laterMs = 0): string {
    return new Date(this.now().getTime() + laterMs).toISOString();
  }
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** SHA-256 suffices: 256 random bits can't be guessed, so no slow hash is needed. */
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
