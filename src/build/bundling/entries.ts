import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

/** Scripts in widgets/ that are no tags: the loader, and a module for pages. */
const NO_TAGS = ['ummes', 'texts'];

/** Every tag's name without `ummes-`: the names of the files in widgets/. */
export function tagNames(): string[] {
  return Object.values(entriesIn('widgets'))
    .map((file) => parse(file).name)
    .filter((name) => !NO_TAGS.includes(name));
}

/** `{ 'widgets/events': 'widgets/events.ts' }` for every script in a folder. */
export function entriesIn(folder: string): Record<string, string> {
  const scripts = readdirSync(folder).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  return Object.fromEntries(scripts.sort().map((file) => [`${folder}/${parse(file).name}`, join(folder, file)]));
}
