import type { SheetEntity } from './entity';

/**
 * The kind of sheet whose rows name the zone that their times are meant in, so that whoever reads them can tell the
 * moment. Rows without a time stay as they are.
 */
export function withTimeZone<Item>(entity: SheetEntity<Item>, timeZone: string): SheetEntity<Item> {
  const toRow = (item: Item) => {
    const row = entity.toRow(item);
    return 'time' in row ? { ...row, timeZone } : row;
  };
  return { ...entity, toRow };
}
