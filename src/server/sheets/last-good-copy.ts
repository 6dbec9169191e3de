import { constants, copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { writeAtomically } from '../storage/atomic-write';
import type { SheetEntity } from './entity';
import { hasColumns } from './parse-csv';
import { type Shrinkage, shrinkageOf } from './shrinkage';

/** What the file of a copy holds. */
export interface LastGoodCopy {
  items: readonly unknown[];
  shrunk: Shrinkage | null;
}

const fileSchema = z.object({
  /** As the API sends them. */
  rows: z.optional(z.array(z.unknown())),
  /** Builds of 2026 wrote the items as they had them in memory. */
  items: z.optional(z.array(z.unknown())),
  shrunk: z.catch(z.nullable(z.object({ from: z.number(), since: z.string() })), null),
});

/** Where the last good copy of a sheet lies. */
export function lastGoodCopyFile(data: string, name: string): string {
  return join(data, 'cache', `${name}.json`);
}

/**
 * Reads a copy through the normaliser of its sheet, so that one with fewer or more columns than this build has, from
 * an older build or a newer one, is read like a sheet with fewer or more columns.
 * @returns null when there is none.
 * @throws when there is one that cannot be read.
 */
export async function readLastGoodCopy(file: string, entity: SheetEntity): Promise<LastGoodCopy | null> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const { rows: written, items: old, shrunk } = fileSchema.parse(JSON.parse(text));
  const rows = written ?? old?.map((item) => entity.rowOfOldItem?.(item) ?? item);
  if (!rows) throw new Error('it has no rows');
  const { items } = entity.normalise(rows);
  const columns = Object.keys(Object.assign({}, ...rows));
  if (items.length < rows.length || (rows.length > 0 && !hasColumns(columns, entity.columns)))
    throw new Error('its rows are not those of this sheet');
  return { items, shrunk };
}

/** The last good copy of a sheet while the server runs. A file that cannot be read is reported, and never lost. */
export class CopyKeeper {
  #copy: LastGoodCopy = { items: [], shrunk: null };
  #unreadable = false;

  constructor(
    readonly file: string,
    readonly entity: SheetEntity,
    readonly log: Logger,
  ) {}

  /** The items of the copy; null if there is none, or it cannot be read. */
  async read(): Promise<readonly unknown[] | null> {
    try {
      const copy = await readLastGoodCopy(this.file, this.entity);
      if (copy) this.#copy = copy;
      return copy?.items ?? null;
    } catch (error) {
      this.#unreadable = true;
      const about = { sheet: this.entity.name, file: this.file, reason: String(error) };
      this.log.error(about, 'the last good copy cannot be read; it stays where it is');
      return null;
    }
  }

  /** Replaces the copy. Reports a sheet that has shrunk, and a copy that could not be written. */
  async write(items: readonly unknown[], now = new Date()): Promise<void> {
    const { entity, file, log } = this;
    const shrunk = shrinkageOf(this.#copy, items.length, now);
    if (shrunk && shrunk.since !== this.#copy.shrunk?.since) {
      const about = { sheet: entity.name, before: shrunk.from, items: items.length };
      log.warn(about, 'the sheet has shrunk by more than half; it is shown as it is');
    }
    this.#copy = { items, shrunk };
    try {
      if (this.#unreadable) await this.#setAside(now);
      const rows = items.map((item) => entity.toRow(item));
      await writeAtomically(file, `${JSON.stringify({ savedAt: now.toISOString(), shrunk, rows })}\n`);
    } catch (error) {
      log.error({ sheet: entity.name, reason: String(error) }, 'the last good copy could not be written');
    }
  }

  /** Keeps the file that could not be read under another name, before a new copy takes its place. */
  async #setAside(now: Date): Promise<void> {
    const moment = now.toISOString().replace(/\W/g, '');
    const aside = this.file.replace(/\.json$/, `.unreadable-${moment}.json`);
    await copyFile(this.file, aside, constants.COPYFILE_EXCL).catch((error) => {
      if (error.code !== 'ENOENT') throw error; // somebody has removed it
    });
    this.#unreadable = false;
    this.log.warn({ sheet: this.entity.name, file: aside }, 'the copy that cannot be read was set aside');
  }
}
