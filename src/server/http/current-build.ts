import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackageRoot } from '../settings/package-root';

/** What one run of the build has made. */
export interface Build {
  /** The static root. */
  web: string;
  /** The list of pages. */
  pages: string;
}

/**
 * Returns a function that finds the current build. A request asks once, and is answered from that build
 * alone: `dist/current` names a folder in `dist/builds/` and is replaced at one stroke (src/build/publishing/publish.mjs).
 * An installed package has one build, in its own place.
 */
export function currentBuild({ web, pages }: Pick<PackageRoot, 'web' | 'pages'>): () => Build {
  const dist = dirname(pages);
  const pointer = join(dist, 'current');
  const packaged = { web, pages };
  let build: Build = packaged;
  let read = '';
  return () => {
    const found = statSync(pointer, { throwIfNoEntry: false });
    const version = found ? `${found.ino} ${found.mtimeMs}` : '';
    if (version === read) return build;
    try {
      build = (found && namedIn(dist, readFileSync(pointer, 'utf8'))) ?? packaged;
      read = version;
    } catch {
      // replaced at this very moment, or no file can be opened: the next request looks again
    }
    return build;
  };
}

function namedIn(dist: string, name: string): Build | undefined {
  if (!/^[\w-]+$/.test(name)) return undefined;
  const folder = join(dist, 'builds', name);
  const build = { web: join(folder, 'web'), pages: join(folder, 'pages.json') };
  return statSync(build.pages, { throwIfNoEntry: false }) && build;
}
