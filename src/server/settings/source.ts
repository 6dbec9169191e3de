import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The source of a sheet: a file on this machine or the CSV address of a published spreadsheet. */
export type Source = { kind: 'file'; path: string } | { kind: 'address'; url: string };

/** Reads a path (relative to where the command runs), a file: or an http(s) address; null for any other scheme. */
export function parseSource(text: string): Source | null {
  const trimmed = text.trim();
  if (!/^[a-z][a-z\d+.-]+:/i.test(trimmed)) return { kind: 'file', path: resolve(trimmed) };
  if (!URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  if (/^https?:$/.test(url.protocol)) return { kind: 'address', url: url.href };
  try {
    return { kind: 'file', path: fileURLToPath(url) };
  } catch {
    return null; // another scheme, or a file of another machine
  }
}

/** The source as it may be logged: without a password or a query, which can hold a key. */
export function describeSource(source: Source): string {
  if (source.kind === 'file') return source.path;
  const { origin, pathname } = new URL(source.url);
  return origin + pathname;
}
