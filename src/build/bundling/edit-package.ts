import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Makes sonner (2.0.8) export its styles as `styles` instead of adding them to the page's head, where a strict
 * Content-Security-Policy would report them and they would affect host pages. The toaster adopts them in its own root.
 */
export function withExportedStyles(): Plugin {
  const injection = /^__insertCSS\((".*")\);?$/gm;
  return editPackage('with-exported-styles', /[\\/]sonner[\\/]dist[\\/].*\.m?js$/, (source, path) => {
    const calls = source.match(injection)?.length ?? 0;
    if (calls !== 1) throw new Error(`${path}: expected one call that injects styles, found ${calls}`);
    return source.replace(injection, 'export const styles = $1;');
  });
}

/**
 * Keeps the settings and registry of zod (4.6.7) in its own modules. zod shares them with other copies of itself
 * through `globalThis`, but tags must not add globals to host pages. Also makes it read own keys only, because
 * otherwise it can't create schemas on pages that extend `Object.prototype`.
 */
export function withoutGlobals(): Plugin {
  const file = /[\\/]zod[\\/]v4[\\/]core[\\/](core|registries|util|schemas)\.js$/;
  return editPackage('without-globals', file, (source, path) => {
    const [, name] = file.exec(path) ?? [];
    const isGlobal = name === 'core' || name === 'registries';
    if (isGlobal !== source.includes('globalThis')) throw new Error(`${path}: unexpected use of a global`);
    const ownKeys = source.replace(/^(\s*for \(const \w+) in ([\w.]+)\) \{$/gm, '$1 of Object.keys($2)) {');
    return isGlobal ? `const ownGlobals = {};\n${ownKeys.replace(/\bglobalThis\b/g, 'ownGlobals')}` : ownKeys;
  });
}

/**
 * Keeps embla (8.6.0) from observing the slides of a destroyed carousel. It starts observing in the next frame. By
 * then, the carousel may be gone, and embla would never stop observing.
 */
export function withoutLateObservers(): Plugin {
  const late = 'observeNodes.forEach(node => resizeObserver.observe(node));';
  return editPackage('without-late-observers', /[\\/]embla-carousel[\\/]esm[\\/].*\.js$/, (source, path) => {
    if (source.split(late).length !== 2) throw new Error(`${path}: expected one call that observes slides`);
    return source.replace(late, `if (!destroyed) ${late}`);
  });
}

function editPackage(name: string, filter: RegExp, edit: (source: string, path: string) => string): Plugin {
  return {
    name,
    setup(build) {
      build.onLoad({ filter }, async ({ path }) => {
        return { contents: edit(await readFile(path, 'utf8'), path), loader: 'js' };
      });
    },
  };
}
