/**
 * Returns a function that reads a list which only the site's own pages use. Their server has normalised it, so it is
 * enough to leave out rows that are not text.
 */
export function textRows<Item extends object>(columns: readonly (keyof Item & string)[]) {
  return (rows: readonly unknown[]): { items: Item[] } => ({
    items: rows.filter((row): row is Item => columns.every((column) => typeof Object(row)[column] === 'string')),
  });
}
