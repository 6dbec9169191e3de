/** Returns a list of column names, quoted so that Postgres preserves their case. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
