import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackageRoot } from '../settings/package-root';

/** What one run of the build has made. */
export interface Build {
  /** The static root. */
  web: string;
  /** The list of pages. */
  pages: string;
  /** The module that renders pages and tags. */
  renderer: string;
  /** The attributes of the tags, as JSON. */
  tags: string;
}

/**
 * Returns a function that finds the current build. A request calls it once, and is served from that build alone:
 * `dist/current` names a folder in `dist/builds/`, and the build replaces it atomically. An installed package has one
 * build, in its own place.
 */
export function currentBuild({ web, pages }: Pick<PackageRoot, 'web' | 'pages'>): () => Build {
  const dist = dirname(pages);
  const pointer = join(dist, 'current');
  const packaged = { web, pages, ...inServerFolder(dist) };
  let build: Build = packaged;
  let version = '';
  return () => {
    const found = statSync(pointer, { throwIfNoEntry: false });
    const present = found ? `${found.ino} ${found.mtimeMs}` : '';
    if (present === version) return build;
    try {
      build = (found && buildNamed(readFileSync(pointer, 'utf8'), dist)) ?? packaged;
      version = present;
    } catch {
      // The pointer is just being replaced, or no file can be opened: the next request tries again.
    }
    return build;
  };
}

function buildNamed(name: string, dist: string): Build | undefined {
  if (!/^[\w-]+$/.test(name)) return undefined;
  const folder = join(dist, 'builds', name);
  const build = { web: join(folder, 'web'), pages: join(folder, 'pages.json'), ...inServerFolder(folder) };
  return statSync(build.pages, { throwIfNoEntry: false }) && build;
}

function inServerFolder(folder: string): Pick<Build, 'renderer' | 'tags'> {
  return { renderer: join(folder, 'server', 'render.js'), tags: join(folder, 'server', 'tags.json') };
}
