import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { withCompactStyles } from './compact-styles';

const BASE = resolve('src/build/bundling/base.ts');

/** Imported next by the entries that have something in common, so that what those share is one chunk too. */
const FURTHER_BASES = [
  // Only tags load translations. What these share with them then stays in the tags' own chunk: one request less in each.
  { base: resolve('src/element/define.ts'), of: /\/texts\/translations\.ts$/ },
  {
    base: resolve('src/build/bundling/events-base.ts'),
    of: /\/(?:events?(?:-\w+)?|next|home-page|search-page)\.tsx?$/,
  },
  {
    base: resolve('src/build/bundling/news-base.ts'),
    of: /\/(?:widgets\/news|news-page|home-page|search-page)\.tsx?$/,
  },
  { base: resolve('src/build/bundling/site-base.ts'), of: /\/src\/site\/(?:main|pages\/[\w-]+)\.tsx$/ },
];

const DYNAMIC_IMPORT = /\bimport\('(\.[^']+)'\)/g;

/**
 * Lets every entry, lazy ones included, import the base first. esbuild cuts a chunk for each set of
 * entries that share a module; without this the base falls into a dozen small files, which compress
 * worse (74.3 kB instead of 72.4 for ummes-events) and are a dozen requests.
 */
export function sharedBase(): Plugin {
  return {
    name: 'shared-base',
    async setup(build) {
      // All of them beforehand: a file may be loaded for a static import before a dynamic one is met, and
      // which comes first differs from build to build.
      const named = Object.values(build.initialOptions.entryPoints ?? {}).map((entry) => resolve(String(entry)));
      const entries = new Set([...named, ...(await dynamicImports('src'))]);
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!entries.has(path)) return undefined;
        // The first plugin that loads a file is the only one.
        const source = withCompactStyles(path, await readFile(path, 'utf8'));
        const bases = [BASE, ...FURTHER_BASES.filter(({ of }) => of.test(path)).map(({ base }) => base)];
        const imports = bases.map((base) => `import ${JSON.stringify(base)};\n`).join('');
        return { contents: imports + source, loader: extname(path).slice(1) as Loader };
      });
    },
  };
}

/** The files below a folder that are imported on demand. */
async function dynamicImports(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const path = resolve(folder, file);
    const found = [...readFileSync(path, 'utf8').matchAll(DYNAMIC_IMPORT)];
    return found.flatMap(([, name = '']) => ['.ts', '.tsx'].map((ending) => join(dirname(path), name + ending)));
  });
}
