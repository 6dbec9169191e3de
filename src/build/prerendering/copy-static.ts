import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { WEB } from '../bundling/graph';

/** Copies public/ as it is, and demo/ without its scripts (they are bundled) and its sample sheets. */
export async function copyStatic(): Promise<void> {
  if (existsSync('public')) await cp('public', WEB, { recursive: true });
  if (existsSync('demo')) await cp('demo', `${WEB}/demo`, { recursive: true, filter: isPage });
}

function isPage(source: string): boolean {
  return !['.ts', '.tsx'].includes(extname(source)) && !(basename(source) === 'sheets');
}
