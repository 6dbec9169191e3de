import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** The loader stands among the tags, but is bundled after them: it holds the list of their files. */
export const LOADER_SOURCE = 'widgets/ummes.ts';

/** Every tag's name without `ummes-`: the names of the files in widgets/. */
export function tagNames(): string[] {
  return sources('widgets', ['.ts', '.tsx'])
    .map(nameOf)
    .filter((name) => name !== nameOf(LOADER_SOURCE));
}

/** `{ 'widgets/events': 'widgets/events.ts' }` for every tag. */
export function tagEntries(): Record<string, string> {
  const tags = sources('widgets', ['.ts', '.tsx']).filter((file) => file !== LOADER_SOURCE);
  return Object.fromEntries(tags.map((file) => [`widgets/${nameOf(file)}`, file]));
}

/** `{ 'react/events': 'src/react/events.ts' }` for every component of the library. */
export function libraryEntries(): Record<string, string> {
  return Object.fromEntries(sources('src/react', ['.ts', '.tsx']).map((file) => [`react/${nameOf(file)}`, file]));
}

/** The scripts of the pages in demo/, by the name under which a page loads them. */
export function demoEntries(): Record<string, string> {
  return Object.fromEntries(sources('demo', ['.ts', '.tsx']).map((file) => [`demo/${nameOf(file)}`, file]));
}

function sources(folder: string, endings: string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => endings.includes(extname(file)) && !file.endsWith('.d.ts'))
    .sort()
    .map((file) => join(folder, file));
}

function nameOf(file: string): string {
  return basename(file, extname(file));
}
