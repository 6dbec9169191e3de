import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** The line with which sonner puts its styles into the page's head when it is imported (2.0.8). */
const INJECTION = /^__insertCSS\(".*"\);?$/gm;

/**
 * Takes sonner's style injection out: a strict Content-Security-Policy would report it, and a guest
 * leaves nothing in a foreign head. The toaster adopts the same styles in its own root.
 */
export function withoutInjectedStyles(): Plugin {
  return {
    name: 'without-injected-styles',
    setup(build) {
      build.onLoad({ filter: /[\\/]sonner[\\/]dist[\\/].*\.m?js$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const calls = source.match(INJECTION)?.length ?? 0;
        if (calls !== 1) throw new Error(`${path}: one call that injects styles was expected, found ${calls}`);
        return { contents: source.replace(INJECTION, ''), loader: 'js' };
      });
    },
  };
}
