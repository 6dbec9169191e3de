/** An application as an administrator has read it. */
export interface SeenApplication {
  id: string;
  /** Null when none is named. */
  version: number | null;
}

/**
 * Reads `<id>` or `<id>@<version>`.
 * @returns null when the text after the @ is not a version.
 */
export function parseSeen(text: string): SeenApplication | null {
  const [, id = text, version] = /^(.*?)@(.*)$/s.exec(text) ?? [];
  if (version === undefined) return { id, version: null };
  return /^[1-9]\d{0,8}$/.test(version) ? { id, version: Number(version) } : null;
}
