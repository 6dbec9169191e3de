/** A name with more wrong letters is not recognised. */
const MAX_DISTANCE = 3;

/** The name that was probably meant: one with few other letters, or without the prefix UMMES_. */
export function nearName(name: string, names: readonly string[]): string | undefined {
  const short = name.replace(/^UMMES_/, '');
  if (short !== name && names.includes(short)) return short;
  const [nearest] = names
    .map((known) => ({ known, distance: distanceOf(name.toUpperCase(), known) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= MAX_DISTANCE ? nearest.known : undefined;
}

/** The number of letters to add, remove or replace (Levenshtein). */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [place, other] of [...to].entries()) {
      const replaced = (row[place] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
