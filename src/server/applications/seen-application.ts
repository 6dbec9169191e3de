/** An application as an administrator has read it. */
export interface SeenApplication {
  id: string;
  /** Null when none is named. */
  version: number | null;
}

/**
 * Reads `<id>`, `<id>@<version>` or `<id>@v<version>`.
 * @returns null when the text after the @ is not a version.
 */
export function parseSeen(text: string): SeenApplication | null {
  const [, id = text, version] = /^(.*?)@(.*)$/s.exec(text) ?? [];
  if (version === undefined) return { id, version: null };
  const [, number] = /^v?([1-9]\d{0,8})$/.exec(version) ?? [];
  return number ? { id, version: Number(number) } : null;
}

/** Joins each version to the id before it, as in a line of the list: `k7m2xq9hbt4c v2`. */
export function joinVersions(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const id = /^v\d+$/.test(word) && joined.pop();
    joined.push(id ? `${id}@${word}` : word);
  }
  return joined;
}
