import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

/** `{ 'widgets/events': 'widgets/events.ts' }` for every script in a folder. */
export function entriesIn(folder: string): Record<string, string> {
  const scripts = readdirSync(folder).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  return Object.fromEntries(scripts.sort().map((file) => [`${folder}/${parse(file).name}`, join(folder, file)]));
}
