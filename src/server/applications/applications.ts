import { randomInt } from 'node:crypto';
import type { Database, Statements } from '../storage/database/database';
import { type ApplicationRecord, type NewApplication, STATUSES, type Status } from './application-record';
import { COPY, FILE, INSERT, MARK_REMOVED, removeSamples, SELECT, TOUCH_DIRECTORY, valuesOf } from './application-sql';
import { parseSeen } from './seen-application';

/** Twelve letters and digits that are not mistaken for each other: to be read out, typed and double-clicked. */
const ID_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;

/**
 * What became of an application that was sent. `unchanged`: it is there already, word for word.
 * `decided`: another text of it has been decided on, and stays.
 */
export type Filed = 'stored' | 'unchanged' | 'decided';

/** The applications in a database. */
export class Applications {
  constructor(readonly database: Database) {}

  /**
   * Stores an application. The same attempt again changes nothing; with other content (the sender has
   * gone on writing after an answer was lost) it replaces what nobody has decided on yet, as its next
   * version. Removes the sample people: they never stand beside a real one.
   */
  async file(application: NewApplication): Promise<Filed> {
    const record = { ...application, ...beginning(), id: newId() };
    return this.database.transaction(async (statements) => {
      if ((await statements.run(FILE, valuesOf(record))) > 0) {
        await removeSamples(statements);
        return 'stored';
      }
      const sql = 'SELECT content FROM applications WHERE "attemptId" = $1';
      const [known] = await statements.all<{ content: string }>(sql, [application.attemptId]);
      return known?.content === application.content ? 'unchanged' : 'decided';
    });
  }

  /** @returns whether there were no applications, now or earlier; else no sample is added. */
  async addSamples(samples: readonly NewApplication[]): Promise<boolean> {
    return this.database.transaction(async (statements) => {
      // Postgres would let an application in between the question and the samples.
      if (this.database.kind === 'postgres') await statements.run('LOCK TABLE applications IN EXCLUSIVE MODE');
      const marked = await statements.run(
        `INSERT INTO meta (name, value) SELECT 'samples', 'added'
           WHERE NOT EXISTS (SELECT 1 FROM applications) AND NOT EXISTS (SELECT 1 FROM removed)
           ON CONFLICT (name) DO NOTHING`,
      );
      if (marked === 0) return false;
      for (const sample of samples) {
        const { submittedAt, version } = beginning();
        const decided = { status: 'approved', version, submittedAt, decidedAt: submittedAt, isSample: 1 } as const;
        await statements.run(INSERT, valuesOf({ ...sample, ...decided, id: newId() }));
      }
      await statements.run(TOUCH_DIRECTORY);
      return true;
    });
  }

  async byAttempt(attemptId: string): Promise<ApplicationRecord | undefined> {
    return (await this.database.all<ApplicationRecord>(`${SELECT} WHERE "attemptId" = $1`, [attemptId]))[0];
  }

  async byId(id: string): Promise<ApplicationRecord | undefined> {
    return (await this.database.all<ApplicationRecord>(`${SELECT} WHERE id = $1`, [id]))[0];
  }

  /** In the order in which they came. */
  list(status?: Status): Promise<ApplicationRecord[]> {
    const where = status ? 'WHERE status = $1' : '';
    return this.database.all(`${SELECT} ${where} ORDER BY "submittedAt", id`, status ? [status] : []);
  }

  /**
   * Decides on applications, each named `<id>@<version>`, and only while it is at that version: its
   * applicant may have changed it since it was read. A plain `<id>` is approved at version 1 alone, of
   * which there is one text, and rejected at any.
   * @returns the ids of those that were decided on.
   */
  async decide(names: readonly string[], status: Status): Promise<string[]> {
    const seen = names.flatMap((name) => parseSeen(name) ?? []);
    return this.#change(seen, (statements, { id, version }) => {
      const expected = version ?? (status === 'approved' ? 1 : null);
      const decision = [status, new Date().toISOString(), id];
      const update = 'UPDATE applications SET status = $1, "decidedAt" = $2 WHERE id = $3';
      return expected === null
        ? statements.run(update, decision)
        : statements.run(`${update} AND version = $4`, [...decision, expected]);
    });
  }

  /** Forgets applications; their photos are for the caller to remove. @returns the ids among these that there were. */
  remove(ids: readonly string[]): Promise<string[]> {
    const named = ids.map((id) => ({ id }));
    return this.#change(named, async (statements, { id }) => {
      const removed = await statements.run('DELETE FROM applications WHERE id = $1', [id]);
      if (removed > 0) await statements.run(MARK_REMOVED, [id]);
      return removed;
    });
  }

  /** @returns how many there were. */
  removeSamples(): Promise<number> {
    return this.database.transaction(removeSamples);
  }

  /** A number that is another one whenever the directory has changed. */
  async directoryMark(): Promise<string> {
    const [row] = await this.database.all<{ value: string }>(`SELECT value FROM meta WHERE name = 'directory'`);
    return row?.value ?? '';
  }

  /** Whether an application names this photo, and its status. */
  async photoStatus(photo: string): Promise<Status | null> {
    const rows = await this.database.all<{ status: Status }>('SELECT status FROM applications WHERE photo = $1', [
      photo,
    ]);
    return rows[0]?.status ?? null;
  }

  /** The ids of all that were removed. */
  removedIds(): Promise<string[]> {
    return removedIn(this.database);
  }

  /**
   * Writes records as they are, over those of the same id; those that were removed here stay so.
   * @param removed ids that were removed where the records come from.
   */
  async copyIn(records: readonly ApplicationRecord[], removed: readonly string[] = []): Promise<void> {
    await this.database.transaction(async (statements) => {
      for (const id of removed) await statements.run(MARK_REMOVED, [id]);
      await statements.run('DELETE FROM applications WHERE id IN (SELECT id FROM removed)');
      const gone = new Set(await removedIn(statements));
      for (const record of records) if (!gone.has(record.id)) await statements.run(COPY, valuesOf(record));
      const [person] = await statements.all('SELECT id FROM applications WHERE "isSample" = 0 LIMIT 1');
      if (person) await removeSamples(statements);
      await statements.run(TOUCH_DIRECTORY);
    });
  }

  #change<Named extends { id: string }>(
    named: readonly Named[],
    change: (statements: Statements, one: Named) => Promise<number>,
  ): Promise<string[]> {
    return this.database.transaction(async (statements) => {
      const changed: string[] = [];
      for (const one of named) if ((await change(statements, one)) > 0) changed.push(one.id);
      await statements.run(TOUCH_DIRECTORY);
      return changed;
    });
  }
}

async function removedIn(statements: Statements): Promise<string[]> {
  return (await statements.all<{ id: string }>('SELECT id FROM removed ORDER BY id')).map(({ id }) => id);
}

export function isStatus(text: string): text is Status {
  return STATUSES.some((status) => status === text);
}

function beginning() {
  return {
    status: 'pending',
    version: 1,
    submittedAt: new Date().toISOString(),
    decidedAt: null,
    isSample: 0,
  } as const;
}

function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_SIGNS[randomInt(ID_SIGNS.length)]).join('');
}
