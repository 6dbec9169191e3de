import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { absent } from '../files/absent';
import type { CopiedSource } from './copied-source';
import type { SheetEntity } from './entity';
import { hasColumns } from './parse-csv';
import type { Shrinkage } from './shrinkage';

export interface LastGoodCopy<Item = unknown> {
  items: readonly Item[];
  shrunk: Shrinkage | null;
  /** When it was written, in ISO 8601. */
  savedAt: string | null;
  source: CopiedSource | null;
}

const fileSchema = z.object({
  rows: z.array(z.unknown()),
  savedAt: z.catch(z.nullable(z.iso.datetime()), null),
  shrunk: z.catch(z.nullable(z.object({ from: z.number(), since: z.string() })), null),
  source: z.catch(z.nullable(z.object({ digest: z.string(), readerDigest: z.string(), problems: z.number() })), null),
});

/** The file of a sheet's last good copy. */
export function lastGoodCopyFile(data: string, name: string): string {
  return join(data, 'cache', `${name}.json`);
}

/**
 * Reads a copy.
 * @returns null if there is none.
 * @throws if there is one that cannot be read.
 */
export async function readLastGoodCopy<Item>(
  file: string,
  entity: SheetEntity<Item>,
): Promise<LastGoodCopy<Item> | null> {
  const text = await readFile(file, 'utf8').catch(absent(null));
  return text === null ? null : parseCopy(text, entity);
}

/**
 * Reads the text of a copy through the normaliser of its sheet.
 * @throws if it cannot be read.
 */
export function parseCopy<Item>(text: string, entity: SheetEntity<Item>): LastGoodCopy<Item> {
  const { rows, ...noted } = fileSchema.parse(JSON.parse(text));
  const { items } = entity.normalise(rows);
  const columns = new Set(rows.flatMap((row) => (typeof row === 'object' && row !== null ? Object.keys(row) : [])));
  if (items.length < rows.length || (rows.length > 0 && !hasColumns([...columns], entity.columns)))
    throw new Error('its rows are not those of this sheet');
  return { items, ...noted };
}
