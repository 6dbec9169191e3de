import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Where zod keeps its settings and its registry (4.6.7), to be found by other copies of itself. */
const GLOBAL = /\bglobalThis\b/g;

/** Keeps zod's settings in its own module: a guest leaves no global on a foreign page. */
export function withoutGlobals(): Plugin {
  return {
    name: 'without-globals',
    setup(build) {
      build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]core[\\/](?:core|registries)\.js$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        if (!source.includes('globalThis')) throw new Error(`${path}: a global was expected, found none`);
        return { contents: `const ownGlobals = {};\n${source.replace(GLOBAL, 'ownGlobals')}`, loader: 'js' };
      });
    },
  };
}
