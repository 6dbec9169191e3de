import type * as z from 'zod/mini';
import type { Normalised } from '../../model/row';
import type { SheetName } from '../settings';

/** All that the server needs to know about a kind of sheet. */
export interface SheetEntity<Item = unknown> {
  /** Its setting, its file and its route `/api/sheets/{name}`. */
  name: SheetName;
  /** The columns without which it is another sheet; of each list one name must be there. */
  columns: readonly (readonly string[])[];
  /** What an item looks like; checks the last good copy when it is read back from disk. */
  schema: z.ZodMiniType<Item>;
  normalise(rows: readonly unknown[]): Normalised<Item>;
  /** The item as the API sends it. */
  toRow(item: Item): object;
}
