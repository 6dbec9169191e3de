import type { Status } from '../../../model/desk/application';

/** An application as an officer saw it. */
export interface Seen {
  id: string;
  /** Null for any version. */
  version: number | null;
  /** The status that was shown; null for any. */
  from: Status | null;
}

/** The version of an application that was seen. */
export type SeenVersion = Pick<Seen, 'id' | 'version'>;

/**
 * Parses `<id>`, `<id>@<version>` or `<id>@v<version>`, which commands accept. Without a version, `version` is null.
 * @returns null if the text after the @ is not a version.
 */
export function parseSeen(text: string): SeenVersion | null {
  const [, id, version] = /^([^@]*)(?:@v?([1-9]\d{0,8}))?$/.exec(text) ?? [];
  return id === undefined ? null : { id, version: version ? Number(version) : null };
}
