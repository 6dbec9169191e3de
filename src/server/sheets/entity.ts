import type { Normalised } from '../../model/row';
import type { SheetName } from '../settings/settings';

/** A kind of sheet. */
export interface SheetEntity<Item = unknown> {
  /** Also the name of its setting and of its file. */
  name: SheetName;
  /** Its path in the API. */
  path: string;
  /** The columns that identify the sheet; of each list one name must be present. */
  columns: readonly (readonly string[])[];
  /** Reads rows of unknown origin. Unknown columns are ignored, missing ones are empty. */
  normalise(rows: readonly unknown[]): Normalised<Item>;
  /** The item as the API sends it and the last good copy stores it; `normalise` reads it back to the same item. */
  toRow(item: Item): object;
  /**
   * The items as a calendar to subscribe to, in parts.
   * @param address the site's, without a slash at its end; '' for a calendar without links.
   */
  calendar?(items: readonly Item[], address: string): Iterable<string>;
}
