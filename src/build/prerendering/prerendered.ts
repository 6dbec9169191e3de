import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { compactStyles } from '../bundling/compact-styles';
import { cssText } from '../bundling/css-text';
import { DIST } from '../bundling/graph';

const BUNDLE = `${DIST}/prerender/prerender.js`;

/** What src/site/prerender.tsx gives the build. */
export type Prerenderer = typeof import('../../site/prerender');

/** The site as a module for Node, made anew on each call. */
export async function loadPrerenderer(): Promise<Prerenderer> {
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
    plugins: [cssText(), compactStyles()],
  });
  const address = pathToFileURL(resolve(join(process.cwd(), BUNDLE)));
  return import(`${address.href}?${Date.now()}`); // Node would keep an earlier build's module
}
