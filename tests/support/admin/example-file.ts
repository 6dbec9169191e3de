import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads a file from src/server/deploy. */
export function exampleFile(name: string): Promise<string> {
  return readFile(join('src/server/deploy', name), 'utf8');
}
