/** Reads the line with which Excel declares a file's delimiter: `sep=;`. `length` includes its line ending. */
export function declaredDelimiter(text: string): { delimiter: string | undefined; length: number } {
  // A spreadsheet that saves the file again quotes the line and adds empty cells.
  const [line = '', delimiter] = /^\ufeff?"?sep=([^\n"])"?[,;\t]*(?:\n|$)/i.exec(text) ?? [];
  return { delimiter, length: line.length };
}

/** Returns the number of lines that a row takes in its file. */
export function linesIn(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + cell.split('\n').length - 1, 1);
}

/** Tests whether a set of line numbers has one from `first` up to, but not including, `end`. */
export function hasLine(lines: ReadonlySet<number>, first: number, end: number): boolean {
  if (lines.size === 0) return false;
  for (let line = first; line < end; line += 1) if (lines.has(line)) return true;
  return false;
}

/** Tests whether a row has any text. */
export function hasText(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim());
}
