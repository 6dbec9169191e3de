import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEB } from './graph';

/** The desk's script and the chunks that it imports at once, as paths below the static root. */
export function deskFiles(): string[] {
  const main = readFileSync(join(WEB, 'desk/main.js'), 'utf8');
  const chunks = [...main.matchAll(/(?:from|import)"\.\.\/(widgets\/chunks\/[\w.-]+)"/g)];
  return ['desk/main.js', ...chunks.map(([, chunk = '']) => chunk)];
}
