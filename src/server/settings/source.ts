import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a sheet comes from: a file on this machine or the CSV address of a published spreadsheet. */
export type Source = { kind: 'file'; path: string } | { kind: 'address'; url: string };

/** Reads a path (relative to where the command runs), a file: or an http(s) address; null for any other scheme. */
export function parseSource(text: string): Source | null {
  const trimmed = text.trim();
  if (!/^[a-z][a-z\d+.-]+:/i.test(trimmed)) return { kind: 'file', path: resolve(trimmed) };
  if (!URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  if (url.protocol === 'file:') return fileSource(url);
  return url.protocol === 'https:' || url.protocol === 'http:' ? { kind: 'address', url: url.href } : null;
}

/** Null for a file of another machine, or what is no path. */
function fileSource(url: URL): Source | null {
  try {
    return { kind: 'file', path: fileURLToPath(url) };
  } catch {
    return null;
  }
}

/** The source as it may be logged: without a password or a query, which can hold a key. */
export function describeSource(source: Source): string {
  if (source.kind === 'file') return source.path;
  const { origin, pathname } = new URL(source.url);
  return origin + pathname;
}
