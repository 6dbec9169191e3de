import type { Normalised } from '../../model/row';
import type { SheetName } from '../settings/settings';

/** All that the server needs to know about a kind of sheet. */
export interface SheetEntity<Item = unknown> {
  /** Its setting, its file and its route `/api/sheets/{name}`. */
  name: SheetName;
  /** The columns without which it is another sheet; of each list one name must be there. */
  columns: readonly (readonly string[])[];
  /** Reads rows of anything; unknown columns are ignored, missing ones are empty. */
  normalise(rows: readonly unknown[]): Normalised<Item>;
  /** The item as the API sends it and the last good copy keeps it; `normalise` makes the same item of it. */
  toRow(item: Item): object;
  /** A row of an item that a last good copy of 2026 holds, where the two differ. */
  rowOfOldItem?(item: unknown): unknown;
}
