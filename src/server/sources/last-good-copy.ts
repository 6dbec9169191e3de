import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { absent, writeAtomically } from '../storage/files/files';

/** A sheet with fewer than half as many items as before. */
export interface Shrinkage {
  /** The number of items before the loss. */
  from: number;
  /** The time when the loss was noticed, in ISO 8601. */
  since: string;
}

const noteSchema = z.object({
  savedAt: z.iso.datetime(),
  items: z.number(),
  shrunk: z.catch(z.nullable(z.object({ from: z.number(), since: z.string() })), null),
});

/** Metadata of a copy. */
export type CopyNote = z.infer<typeof noteSchema>;

export interface LastGoodCopy {
  bytes: Uint8Array<ArrayBuffer>;
  /** Null if it can't be read. */
  note: CopyNote | null;
}

/** How long a shrunk sheet is reported: longer than an editor takes to notice. */
const REPORTED_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns the files of a sheet's copy: the CSV as it was read, and its metadata. */
export function copyFiles(data: string, name: string): { csv: string; note: string } {
  return { csv: join(data, 'cache', `${name}.csv`), note: join(data, 'cache', `${name}.json`) };
}

/** Reads a sheet's last good copy; null if there is none. @throws if it can't be read. */
export async function readCopy(data: string, name: string): Promise<LastGoodCopy | null> {
  const files = copyFiles(data, name);
  const bytes = await readFile(files.csv).catch(absent(null));
  if (!bytes) return null;
  const note = await readFile(files.note, 'utf8')
    .then((text) => noteSchema.parse(JSON.parse(text)))
    .catch(() => null);
  return { bytes: new Uint8Array(bytes), note };
}

export async function writeCopy(data: string, name: string, bytes: Uint8Array, note: CopyNote): Promise<void> {
  const files = copyFiles(data, name);
  await writeAtomically(files.csv, bytes);
  await writeAtomically(files.note, `${JSON.stringify(note)}\n`);
}

/**
 * Compares a sheet with its last good copy. A shrunk sheet is still served, because the change may be intended. The
 * next copy's note keeps the number of items before the loss.
 */
export function shrinkageOf(before: CopyNote | null, items: number, now: Date): Shrinkage | null {
  if (!before) return null;
  const isReported = before.shrunk && now.getTime() - Date.parse(before.shrunk.since) < REPORTED_MS;
  const earlier = isReported ? before.shrunk : null;
  const from = Math.max(before.items, earlier?.from ?? 0);
  return items * 2 >= from ? null : { from, since: earlier?.since ?? now.toISOString() };
}
