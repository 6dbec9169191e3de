import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { compactStyles } from '../bundling/compact-styles';
import { DIST } from '../bundling/graph';

const BUNDLE = `${DIST}/prerender/prerender.js`;

/** The exports of src/site/prerender.tsx. */
export type Prerenderer = typeof import('../../site/prerender');

/**
 * Bundles the site as a module for Node, with the same class names as in browsers. It is loaded anew for each page: the
 * styles that it has then are those of the page.
 */
export async function bundlePrerenderer(): Promise<(page: string) => Promise<Prerenderer>> {
  await build({
    entryPoints: { prerender: 'src/site/prerender.tsx' },
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [compactStyles()],
  });
  const address = pathToFileURL(resolve(BUNDLE)).href;
  return (page) => import(`${address}?${page}`);
}
