import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The source of a sheet: a file on this machine or the URL of a published spreadsheet.
 * `isPublic`: the URL must not lead to this machine or a private network, because it was pasted at the desk.
 */
export type Source = { kind: 'file'; path: string } | { kind: 'url'; url: string; isPublic?: true };

/**
 * Parses a path, absolute or relative to the working directory, or a file: or http(s) URL.
 * @throws for any other scheme, or a file on another machine.
 */
export function parseSource(text: string): Source {
  const trimmed = text.trim();
  if (!/^[a-z][a-z\d+.-]+:/i.test(trimmed)) return { kind: 'file', path: resolve(trimmed) };
  const url = new URL(trimmed);
  return /^https?:$/.test(url.protocol) ? { kind: 'url', url: url.href } : { kind: 'file', path: fileURLToPath(url) };
}

/** Returns the source that is a file. @param path absolute. */
export function fileSource(path: string): Source {
  return { kind: 'file', path };
}

/** Describes a source for the log, without the password or the query, which can contain a key. */
export function describeSource(source: Source): string {
  if (source.kind === 'file') return source.path;
  const { origin, pathname } = new URL(source.url);
  return origin + pathname;
}
