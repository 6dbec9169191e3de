/**
 * Tests whether two strings differ by at most one typo: a wrong, missing or extra letter, or two letters swapped.
 * Between their common prefix and suffix, each has at most one letter, or both have the same two, swapped.
 */
export function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  let [endOfA, endOfB] = [a.length, b.length];
  while (from < endOfA && from < endOfB && a[from] === b[from]) from += 1;
  while (endOfA > from && endOfB > from && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA -= 1;
    endOfB -= 1;
  }
  if (endOfA - from <= 1 && endOfB - from <= 1) return true;
  const areTwo = endOfA - from === 2 && endOfB - from === 2;
  return areTwo && a[from] === b[from + 1] && a[from + 1] === b[from];
}
