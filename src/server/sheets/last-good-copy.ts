import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeAtomically } from '../atomic-write';
import type { SheetEntity } from './entity';

/** Where the last good copy of a sheet lies. */
export function lastGoodCopyFile(data: string, name: string): string {
  return join(data, 'cache', `${name}.json`);
}

/** The items of the last good copy; null if there is none that passes the schema. */
export async function readLastGoodCopy<Item>(file: string, entity: SheetEntity<Item>): Promise<Item[] | null> {
  try {
    const { success, data } = z
      .object({ items: z.array(entity.schema) })
      .safeParse(JSON.parse(await readFile(file, 'utf8')));
    return success ? data.items : null;
  } catch {
    return null;
  }
}

export async function writeLastGoodCopy(file: string, items: readonly unknown[]): Promise<void> {
  await writeAtomically(file, `${JSON.stringify({ savedAt: new Date().toISOString(), items })}\n`);
}
