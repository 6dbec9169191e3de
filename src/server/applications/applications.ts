import { randomInt } from 'node:crypto';
import { APPLICATION_FIELDS } from '../../model/application';
import type { Database, Statements } from '../database/database';
import { type ApplicationRecord, type NewApplication, STATUSES, type Status } from './application-record';

const FIELDS = APPLICATION_FIELDS as readonly (keyof ApplicationRecord)[];
/** In this order in every statement that writes a whole row. */
export const COLUMNS: readonly (keyof ApplicationRecord)[] = [
  'id',
  'attemptId',
  'content',
  'status',
  'submittedAt',
  'decidedAt',
  'isSample',
  'photo',
  ...FIELDS,
];
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
const assigned = (names: readonly string[]) => names.map((name) => `"${name}" = excluded."${name}"`).join(', ');

const ROW = quoted(COLUMNS);
const INSERT = `INSERT INTO applications (${ROW}) VALUES (${COLUMNS.map((_, index) => `$${index + 1}`).join(', ')})`;
const FILE = `${INSERT} ON CONFLICT ("attemptId") DO UPDATE SET ${assigned(['content', 'photo', ...FIELDS])}
  WHERE applications.status = 'pending' AND applications.content <> excluded.content`;
const COPY = `${INSERT} ON CONFLICT (id) DO UPDATE SET ${assigned(COLUMNS.slice(1))}`;
const MARK_REMOVED = 'INSERT INTO removed (id) VALUES ($1) ON CONFLICT (id) DO NOTHING';
const SELECT = `SELECT ${ROW} FROM applications`;
/** Whoever shows the directory asks for this number to see whether it has changed. */
const TOUCH_DIRECTORY = `UPDATE meta SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) WHERE name = 'directory'`;

/** Twelve letters and digits that are not mistaken for each other: to be read out, typed and double-clicked. */
const ID_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;

/** The applications in a database. */
export class Applications {
  constructor(readonly database: Database) {}

  /**
   * Stores an application. The same attempt again changes nothing; with other content (the sender
   * has gone on writing after an answer was lost) it replaces what nobody has decided on yet.
   * @returns whether it was stored.
   */
  async file(application: NewApplication): Promise<boolean> {
    const record = { ...application, ...beginning(), id: newId() };
    return (await this.database.run(FILE, valuesOf(record))) > 0;
  }

  /** @returns whether there were none before; else nothing is added. */
  async addSamples(samples: readonly NewApplication[]): Promise<boolean> {
    return this.database.transaction(async (statements) => {
      const marked = await statements.run(
        `INSERT INTO meta (name, value) SELECT 'samples', 'added' WHERE NOT EXISTS (SELECT 1 FROM applications)
           ON CONFLICT (name) DO NOTHING`,
      );
      if (marked === 0) return false;
      for (const sample of samples) {
        const { submittedAt } = beginning();
        const decided = { status: 'approved', submittedAt, decidedAt: submittedAt, isSample: 1 } as const;
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

  /** @returns the ids among these that there are. */
  decide(ids: readonly string[], status: Status): Promise<string[]> {
    return this.#change(ids, (statements, id) =>
      statements.run('UPDATE applications SET status = $1, "decidedAt" = $2 WHERE id = $3', [
        status,
        new Date().toISOString(),
        id,
      ]),
    );
  }

  /** Forgets applications; their photos are for the caller to remove. @returns the ids among these that there were. */
  remove(ids: readonly string[]): Promise<string[]> {
    return this.#change(ids, async (statements, id) => {
      const removed = await statements.run('DELETE FROM applications WHERE id = $1', [id]);
      if (removed > 0) await statements.run(MARK_REMOVED, [id]);
      return removed;
    });
  }

  /** @returns how many there were. */
  async removeSamples(): Promise<number> {
    return this.database.transaction(async (statements) => {
      await statements.run(TOUCH_DIRECTORY);
      await statements.run('INSERT INTO removed (id) SELECT id FROM applications WHERE "isSample" = 1');
      return statements.run('DELETE FROM applications WHERE "isSample" = 1');
    });
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
      await statements.run(TOUCH_DIRECTORY);
    });
  }

  #change(ids: readonly string[], change: (statements: Statements, id: string) => Promise<number>): Promise<string[]> {
    return this.database.transaction(async (statements) => {
      const changed: string[] = [];
      for (const id of ids) if ((await change(statements, id)) > 0) changed.push(id);
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
  return { status: 'pending', submittedAt: new Date().toISOString(), decidedAt: null, isSample: 0 } as const;
}

function valuesOf(record: ApplicationRecord) {
  return COLUMNS.map((column) => record[column]);
}

function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_SIGNS[randomInt(ID_SIGNS.length)]).join('');
}
