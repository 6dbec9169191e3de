import { resolve } from 'node:path';

/** Matches the start of a Postgres URL. */
const POSTGRES = /^postgres(?:ql)?:\/\//i;
const SQLITE = /^sqlite:(?:\/\/)?(?=.)/i;

export function isDatabaseUrl(text: string): boolean {
  return SQLITE.test(text) || (POSTGRES.test(text) && URL.canParse(text));
}

/** Returns the file of a SQLite database; null for Postgres. */
export function sqliteFile(url: string): string | null {
  return POSTGRES.test(url) ? null : resolve(url.replace(SQLITE, ''));
}

/** Returns the URL without the user name and password, for display. */
export function describeDatabase(url: string): string {
  if (!POSTGRES.test(url)) return url;
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}
