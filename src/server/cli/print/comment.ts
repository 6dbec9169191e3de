/** Comment lines, a `#` before each. */
export function comment(...lines: readonly string[]): string {
  return lines.map((line) => `# ${line}`.trimEnd()).join('\n');
}

/** What the administrator has to check or fill in, as comment lines; without any, a line that says so. */
export function openPoints(points: readonly (string | false | null | undefined)[]): string {
  const open = points.filter((point): point is string => Boolean(point));
  if (open.length === 0) return comment('Nothing is left open: every value is of this installation.');
  return comment('Check before use:', ...open.map((point) => `- ${point}`));
}

/** The names, separated by commas; the verb goes with them. */
export function areSet(names: readonly string[]): string {
  return `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} set`;
}
