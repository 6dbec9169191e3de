import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** A change to a package's published code. It throws if the code is not as expected. */
export interface PackageEdit {
  file: RegExp;
  edit: (source: string, path: string) => string;
}

/**
 * The edits of packages, each to protect the pages that tags are guests on. tests/unit/build/edit-packages.test.ts shows
 * that each is still needed: it fails when a new version of the package no longer needs the edit, which can then go.
 */
export const EDITS = {
  /**
   * Makes sonner (2.0.8) export its styles as `styles` instead of adding them to the page's head, where a strict
   * Content-Security-Policy would report them and they would affect host pages. The toaster adopts them in its own root.
   * Needed until sonner leaves its styles to `sonner/dist/styles.css`: https://github.com/emilkowalski/sonner/issues/449
   */
  exportedStyles: {
    file: /[\\/]sonner[\\/]dist[\\/].*\.m?js$/,
    edit(source, path) {
      const injection = /^__insertCSS\((".*")\);?$/gm;
      const calls = source.match(injection)?.length ?? 0;
      if (calls !== 1) throw new Error(`${path}: expected one call that injects styles, found ${calls}`);
      return source.replace(injection, 'export const styles = $1;');
    },
  },

  /**
   * Keeps embla (8.6.0) from observing the slides of a destroyed carousel. It starts observing in the next frame. By
   * then, the carousel may be gone, and embla would never stop observing. Not reported to embla; its
   * https://github.com/davidjerleke/embla-carousel/pull/1383 changes the same function. Needed until `destroy()` cancels
   * the frame.
   */
  withoutLateObservers: {
    file: /[\\/]embla-carousel[\\/]esm[\\/].*\.js$/,
    edit(source, path) {
      const late = 'observeNodes.forEach(node => resizeObserver.observe(node));';
      if (source.split(late).length !== 2) throw new Error(`${path}: expected one call that observes slides`);
      return source.replace(late, `if (!destroyed) ${late}`);
    },
  },
} as const satisfies Record<string, PackageEdit>;

/** Edits packages as they are bundled. */
export function editPackages(edits: readonly PackageEdit[] = Object.values(EDITS)): Plugin {
  return {
    name: 'edit-packages',
    setup(build) {
      const filter = new RegExp(edits.map(({ file }) => file.source).join('|'));
      build.onLoad({ filter }, async ({ path }) => {
        const own = edits.filter(({ file }) => file.test(path));
        const source = await readFile(path, 'utf8');
        return { contents: own.reduce((text, { edit }) => edit(text, path), source), loader: 'js' };
      });
    },
  };
}
