import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { describeTags } from '../reference/describe-tags';
import { compactStyles } from './compact-styles';
import { withExportedStyles } from './edit-package';
import { DIST } from './graph';

/** Only `renderToString`: the streaming renderers, which it leaves out, need modules of Node and half a megabyte. */
const RENDER_TO_STRING = 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js';

/**
 * Bundles what the server renders pages and tags with, React included: an installed package has none. It is part of
 * each build, so that class names and the names of chunks are those of the build's pages.
 */
export async function buildRenderer(): Promise<void> {
  await build({
    entryPoints: { render: 'src/build/bundling/render.ts' },
    outdir: join(DIST, 'server'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'react-dom/server': resolve(RENDER_TO_STRING) },
    logLevel: 'warning',
    plugins: [compactStyles(), withExportedStyles()],
  });
  await writeFile(join(DIST, 'server/tags.json'), `${JSON.stringify(await attributesOfTags(), null, 2)}\n`);
}

/** Attributes that all tags have; they do not change what is rendered. */
const COMMON = ['api', 'theme', 'lang'];

/** The attributes of every tag by its name: `{ "events": ["event-href"], … }`. The server takes no others. */
async function attributesOfTags(): Promise<Record<string, string[]>> {
  const tags = await describeTags();
  const own = tags.map(({ tag, attributes }) => {
    return [tag.replace('ummes-', ''), attributes.map(({ name }) => name).filter((name) => !COMMON.includes(name))];
  });
  return Object.fromEntries(own);
}
