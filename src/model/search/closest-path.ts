import { wordsOf } from '../text/normalised-text';
import { isNear } from '../text/text';

/** Shorter beginnings are too much like each other. */
const MIN_LETTERS = 4;

/**
 * The path among those that there are that a mistyped one probably means: `/event/42` means `/events`. Only the first
 * part counts, whatever its capitals, hyphens and ending; one mistake is allowed. Null if none is alike.
 */
export function closestPath(path: string, paths: readonly string[]): string | null {
  const typed = lettersOf(path);
  if (typed.length < MIN_LETTERS) return null;
  const known = paths.map((path) => ({ path, letters: lettersOf(path) })).filter(({ letters }) => letters !== '');
  const likeness: ((letters: string) => boolean)[] = [
    (letters) => letters === typed,
    (letters) => isNear(letters, typed),
    (letters) => letters.startsWith(typed) || (letters.length >= MIN_LETTERS && typed.startsWith(letters)),
  ];
  for (const isAlike of likeness) {
    const found = known.find(({ letters }) => isAlike(letters));
    if (found) return found.path;
  }
  return null;
}

/** The letters and digits of a path's first part. */
function lettersOf(path: string): string {
  const [, first = ''] = path.split('/');
  return wordsOf(decoded(first)).join('');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
