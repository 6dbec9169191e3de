import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { KEPT_VERSIONS, type SheetVersion } from '../../../model/desk/sheet-version';
import type { SheetName } from '../../../model/sheets/sheet-kind';
import type { Database, Statements } from '../database/database';
import { readMeta } from '../database/meta';
import { quoted } from '../database/quoted';

/** Key in `meta` of a number that increases with every publication. */
const COUNTER = 'sheets';

const DESCRIBED = [
  ...(['sheet', 'number', 'publishedAt', 'publishedBy', 'kind', 'name', 'items', 'problems', 'restoredFrom'] as const),
];
const STORED = [...DESCRIBED, ...(['digest', 'csv', 'found'] as const)];

/** The columns of the table, starting with the primary key, for backups. */
export const VERSION_COLUMNS = STORED;

/** A version as it is stored. `csv` is compressed, in base64; `found` is JSON. */
type StoredVersion = SheetVersion & Record<'digest' | 'csv' | 'found', string>;

/** A version's CSV, and the problems that were found before it was CSV, as JSON. */
export interface VersionContent {
  bytes: Uint8Array;
  found: string;
  digest: string;
}

/** A version with its content. */
export type FullVersion = SheetVersion & VersionContent;

/** A version to publish. */
export interface Publication extends Pick<SheetVersion, 'sheet' | 'kind' | 'name' | 'items' | 'problems'> {
  /** The number of the version that the editor saw; 0 if there was none. */
  basedOn: number;
  content: VersionContent;
  restoredFrom?: number;
}

/** Thrown if sheets were published in the meantime. Nothing was published. */
export class PublicationConflict extends Error {
  override readonly name = 'PublicationConflict';

  /** @param conflicts the versions in force. */
  constructor(readonly conflicts: readonly SheetVersion[]) {
    super('Sheets were published in the meantime.');
  }
}

/** The versions of the sheets that were published at the desk. */
export class SheetVersions {
  constructor(readonly database: Database) {}

  /** Returns a value that changes with every publication. */
  async counter(): Promise<string> {
    return (await readMeta(this.database, COUNTER)) ?? '';
  }

  /** Returns the version in force of each sheet that has one. */
  inForce(): Promise<SheetVersion[]> {
    return this.database.all(`SELECT ${quoted(DESCRIBED)} FROM sheet_versions AS version
      WHERE number = (SELECT max(number) FROM sheet_versions WHERE sheet = version.sheet)`);
  }

  /** Returns a sheet's versions, latest first. */
  list(sheet: SheetName): Promise<SheetVersion[]> {
    const sql = `SELECT ${quoted(DESCRIBED)} FROM sheet_versions WHERE sheet = $1 ORDER BY number DESC`;
    return this.database.all(sql, [sheet]);
  }

  /** Returns a version with its content; null if there is none, or no longer. */
  async read(sheet: SheetName, number: number): Promise<FullVersion | null> {
    const sql = `SELECT ${quoted(STORED)} FROM sheet_versions WHERE sheet = $1 AND number = $2`;
    const [stored] = await this.database.all<StoredVersion>(sql, [sheet, number]);
    if (!stored) return null;
    const { csv, ...version } = stored;
    return { ...version, bytes: new Uint8Array(await promisify(gunzip)(Buffer.from(csv, 'base64'))) };
  }

  /**
   * Publishes versions, all or none. Does nothing for one that the same person has just published.
   * @throws {PublicationConflict} if one is not based on the version in force.
   */
  async publish(publications: readonly Publication[], who: string, now: Date): Promise<void> {
    const compressed = await Promise.all(publications.map(({ content }) => compress(content.bytes)));
    await this.database.transaction(async (statements) => {
      // First, so that publications follow one another in Postgres too.
      await statements.run('UPDATE meta SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) WHERE name = $1', [
        COUNTER,
      ]);
      const conflicts: SheetVersion[] = [];
      for (const [at, publication] of publications.entries()) {
        const last = await lastVersion(statements, publication.sheet);
        if (last && isSame(last, publication, who)) continue;
        if ((last?.number ?? 0) === publication.basedOn)
          await insert(statements, publication, { who, now, csv: compressed[at] ?? '' });
        else if (last) conflicts.push(described(last));
      }
      if (conflicts.length > 0) throw new PublicationConflict(conflicts);
    });
  }
}

async function compress(bytes: Uint8Array): Promise<string> {
  return (await promisify(gzip)(bytes)).toString('base64');
}

type LastVersion = SheetVersion & { digest: string };

async function lastVersion(statements: Statements, sheet: SheetName): Promise<LastVersion | undefined> {
  const sql = `SELECT ${quoted([...DESCRIBED, 'digest'])} FROM sheet_versions WHERE sheet = $1
    ORDER BY number DESC LIMIT 1`;
  return (await statements.all<LastVersion>(sql, [sheet]))[0];
}

function described({ digest: _, ...version }: LastVersion): SheetVersion {
  return version;
}

/** Tests whether a publication is a repetition of the last one, whose response was lost. */
function isSame(last: LastVersion, { basedOn, kind, name, content }: Publication, who: string): boolean {
  const isNext = last.number === basedOn + 1 && last.publishedBy === who;
  return isNext && last.kind === kind && last.name === name && last.digest === content.digest;
}

interface Insertion {
  who: string;
  now: Date;
  /** The CSV, compressed. */
  csv: string;
}

/** Inserts a version, and deletes those that are not kept. */
async function insert(statements: Statements, publication: Publication, { who, now, csv }: Insertion): Promise<void> {
  const { sheet, basedOn, kind, name, items, problems, content, restoredFrom = null } = publication;
  const number = basedOn + 1;
  const values = [sheet, number, now.toISOString(), who, kind, name, items, problems, restoredFrom];
  await statements.run(
    `INSERT INTO sheet_versions (${quoted(STORED)}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [...values, content.digest, csv, content.found],
  );
  await statements.run('DELETE FROM sheet_versions WHERE sheet = $1 AND number <= $2', [sheet, number - KEPT_VERSIONS]);
}
