/** An application as an officer has read it. */
export interface SeenApplication {
  id: string;
  /** Null when the officer names none. */
  version: number | null;
}

/**
 * Reads `<id>` or `<id>@<version>`, as officers write it.
 * @returns null when what follows the @ is no version.
 */
export function parseSeen(text: string): SeenApplication | null {
  const [, id = text, version] = /^(.*?)@(.*)$/s.exec(text) ?? [];
  if (version === undefined) return { id, version: null };
  return /^[1-9]\d{0,8}$/.test(version) ? { id, version: Number(version) } : null;
}
