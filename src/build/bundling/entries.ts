import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

/** The loader is bundled after the tags: it holds the list of their files. */
export const LOADER_SOURCE = 'widgets/ummes.ts';

/** Modules for pages beside the tags, with what they export. */
export const PAGE_MODULES: Readonly<Record<string, string>> = { 'widgets/texts': 'widgets/texts.ts' };

/** `{ 'widgets/events': 'widgets/events.ts' }` for every tag. */
export function tagEntries(): Record<string, string> {
  const { 'widgets/ummes': _loader, ...scripts } = entriesIn('widgets', 'widgets');
  return Object.fromEntries(Object.entries(scripts).filter(([entry]) => !Object.hasOwn(PAGE_MODULES, entry)));
}

/** Every tag's name without `ummes-`: the names of the files in widgets/. */
export function tagNames(): string[] {
  return Object.values(tagEntries()).map((file) => parse(file).name);
}

/** `{ 'react/events': 'src/react/events.ts' }` for every script in a folder, such as a component of the library. */
export function entriesIn(folder: string, prefix: string): Record<string, string> {
  const scripts = readdirSync(folder).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  return Object.fromEntries(scripts.sort().map((file) => [`${prefix}/${parse(file).name}`, join(folder, file)]));
}
