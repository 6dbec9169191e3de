import { constants, copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { writeAtomically } from '../files/atomic-write';
import type { SheetEntity } from './entity';
import { hasColumns } from './parse-csv';
import { type Shrinkage, shrinkageOf } from './shrinkage';

export interface LastGoodCopy<Item = unknown> {
  items: readonly Item[];
  shrunk: Shrinkage | null;
}

const fileSchema = z.object({
  rows: z.optional(z.array(z.unknown())),
  /** Builds of 2026 wrote items instead of rows. */
  items: z.optional(z.array(z.unknown())),
  shrunk: z.catch(z.nullable(z.object({ from: z.number(), since: z.string() })), null),
});

/** The file of a sheet's last good copy. */
export function lastGoodCopyFile(data: string, name: string): string {
  return join(data, 'cache', `${name}.json`);
}

/**
 * Reads a copy through the normaliser of its sheet: one of an older or newer build is read like a sheet with fewer
 * or more columns.
 * @returns null if there is none.
 * @throws if there is one that cannot be read.
 */
export async function readLastGoodCopy<Item>(
  file: string,
  entity: SheetEntity<Item>,
): Promise<LastGoodCopy<Item> | null> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const { rows: stored, items: old, shrunk } = fileSchema.parse(JSON.parse(text));
  const rows = stored ?? old?.map((item) => entity.rowOfOldItem?.(item) ?? item);
  if (!rows) throw new Error('it has no rows');
  const { items } = entity.normalise(rows);
  const columns = Object.keys(Object.assign({}, ...rows));
  if (items.length < rows.length || (rows.length > 0 && !hasColumns(columns, entity.columns)))
    throw new Error('its rows are not those of this sheet');
  return { items, shrunk };
}

/** The last good copy of a sheet while the server runs. Reports a file that cannot be read, and never deletes it. */
export class CopyKeeper<Item> {
  readonly #file: string;
  #copy: LastGoodCopy<Item> = { items: [], shrunk: null };
  #isUnreadable = false;

  constructor(
    data: string,
    readonly entity: SheetEntity<Item>,
    readonly log: Logger,
  ) {
    this.#file = lastGoodCopyFile(data, entity.name);
  }

  /** The items of the copy; null if there is none, or it cannot be read. */
  async read(): Promise<readonly Item[] | null> {
    try {
      const copy = await readLastGoodCopy(this.#file, this.entity);
      if (copy) this.#copy = copy;
      return copy?.items ?? null;
    } catch (error) {
      this.#isUnreadable = true;
      const about = { sheet: this.entity.name, file: this.#file, reason: String(error) };
      this.log.error(about, 'the last good copy cannot be read; it stays where it is');
      return null;
    }
  }

  /** Replaces the copy. Logs a sheet that has shrunk, and a copy that could not be written. */
  async write(items: readonly Item[], now = new Date()): Promise<void> {
    const { entity, log } = this;
    const shrunk = shrinkageOf(this.#copy, items.length, now);
    if (shrunk && shrunk.since !== this.#copy.shrunk?.since) {
      const about = { sheet: entity.name, before: shrunk.from, items: items.length };
      log.warn(about, 'the sheet has shrunk by more than half; it is shown as it is');
    }
    this.#copy = { items, shrunk };
    try {
      if (this.#isUnreadable) await this.#setAside(now);
      const rows = items.map((item) => entity.toRow(item));
      await writeAtomically(this.#file, `${JSON.stringify({ savedAt: now.toISOString(), shrunk, rows })}\n`);
    } catch (error) {
      log.error({ sheet: entity.name, reason: String(error) }, 'the last good copy could not be written');
    }
  }

  /** Copies the file that cannot be read to another name, before a new copy replaces it. */
  async #setAside(now: Date): Promise<void> {
    const aside = this.#file.replace(/\.json$/, `.unreadable-${now.toISOString().replace(/\W/g, '')}.json`);
    await copyFile(this.#file, aside, constants.COPYFILE_EXCL).catch((error) => {
      if (error.code !== 'ENOENT') throw error; // somebody has removed it
    });
    this.#isUnreadable = false;
    this.log.warn({ sheet: this.entity.name, file: aside }, 'the copy that cannot be read was set aside');
  }
}
