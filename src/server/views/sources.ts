import type { Day } from '../../model/day';
import { dayIn } from '../../model/zoned-time';
import type { Directory } from '../applications/directory';
import type { Settings, SheetName } from '../settings/settings';
import type { SheetItems } from '../sheets/live-sheet';
import type { Sheets } from '../sheets/sheets';

/** What views are made of. */
export class ViewSources {
  #second = Number.NaN;
  #day: Day = '';

  constructor(
    readonly settings: Settings,
    readonly sheets: Sheets,
    readonly directory: Directory,
    readonly now: () => Date,
  ) {}

  /** The society's day. */
  today(): Day {
    const now = this.now();
    const second = Math.floor(now.getTime() / 1000);
    if (second !== this.#second) this.#day = dayIn(this.settings.timeZone, now);
    this.#second = second;
    return this.#day;
  }

  /** Looks at the sources of these sheets, as a visit does. */
  async refresh(names: readonly SheetName[]): Promise<void> {
    await Promise.all(names.map((name) => this.sheets[name].body()));
  }

  /** The sheet as it is in memory; null while it could never be read. */
  latest<Name extends SheetName>(name: Name): SheetItems<ItemOf<Name>> | null {
    return this.sheets[name].latest() as SheetItems<ItemOf<Name>> | null;
  }
}

type ItemOf<Name extends SheetName> = Sheets[Name] extends { latest(): SheetItems<infer Item> | null } ? Item : never;
