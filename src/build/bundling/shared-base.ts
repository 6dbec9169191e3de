import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import type { Loader, Plugin } from 'esbuild';

const BASE = resolve('src/build/bundling/base.ts');

/** Imported next by pages and tags with events: without it `ummes-events` is three requests more. */
const EVENTS_BASE = resolve('src/build/bundling/events-base.ts');
const WITH_EVENTS = /\/(?:events?(?:-\w+)?|next|home-page|search-page)\.tsx?$/;

const DYNAMIC_IMPORT = /\bimport\('(\.[^']+)'\)/g;

/**
 * Lets every entry, lazy ones included, import the base first. esbuild cuts a chunk for each set of
 * entries that share a module; without this the base falls into a dozen small files, which compress
 * worse and are a dozen requests.
 */
export function sharedBase(): Plugin {
  return {
    name: 'shared-base',
    setup(build) {
      // All of them beforehand: a file may be loaded for a static import before a dynamic one is met.
      const named = Object.values(build.initialOptions.entryPoints ?? {}).map((entry) => resolve(String(entry)));
      const entries = new Set([...named, ...dynamicImports('src')]);
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!entries.has(path)) return undefined;
        const bases = WITH_EVENTS.test(path) ? [BASE, EVENTS_BASE] : [BASE];
        const imports = bases.map((base) => `import ${JSON.stringify(base)};\n`).join('');
        return { contents: imports + (await readFile(path, 'utf8')), loader: extname(path).slice(1) as Loader };
      });
    },
  };
}

/** The files below a folder that are imported on demand. */
function dynamicImports(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const path = resolve(folder, file);
    const found = [...readFileSync(path, 'utf8').matchAll(DYNAMIC_IMPORT)];
    return found.flatMap(([, name = '']) => ['.ts', '.tsx'].map((ending) => join(dirname(path), name + ending)));
  });
}
