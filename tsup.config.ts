import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';
import { chunks } from './src/build/bundling/chunks';
import { withExportedStyles, withoutGlobals, withoutLateObservers } from './src/build/bundling/edit-package';
import { entriesIn } from './src/build/bundling/entries';
import { DIST, LIBRARY, STEPS, WEB, writeGraph } from './src/build/bundling/graph';
import { hostReact } from './src/build/bundling/host-react';
import { licences } from './src/build/bundling/licences';
import serverPackage from './src/server/package.json' with { type: 'json' };

/*
 * What the product is bundled from. src/build/build.ts runs these and what comes between and after them; tsup takes a
 * folder of output, target and so on from here.
 */

/** `npm run dev` builds without minifying, compressing and declarations. */
export const draft = process.env.UMMES_DRAFT === '1';

/** What every bundle has in common. */
const bundle = { config: false, silent: true, format: 'esm', splitting: false } as const satisfies Options;

const browser = {
  ...bundle,
  outDir: WEB,
  platform: 'browser',
  target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
  minify: !draft,
  sourcemap: draft,
  noExternal: [/.*/],
  define: {
    'process.env.NODE_ENV': JSON.stringify(draft ? 'development' : 'production'),
    // A guest does not show up in the host's React DevTools.
    ...(!draft && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    // React carries code to show a slow transition as a navigation of the page (19.2.9): the page is the host's.
    navigation: 'undefined',
  },
} as const satisfies Options;

/** React has had this hook since version 18; the shim of wouter and signals is for older ones. */
const SHIM = { 'use-sync-external-store/shim/index.js': 'react', 'use-sync-external-store/shim': 'react' };

/** Lets open pages reload while somebody edits. */
const reload = draft ? ['src/entries/reload.ts'] : [];

/** The tags and a module for pages; the loader is bundled after them. */
const { 'widgets/ummes': LOADER = '', ...WIDGETS } = entriesIn('widgets');

/** What pages import, in chunks that load together. Open pages still find those of the last month's builds. */
const inChunks = {
  ...browser,
  inject: reload,
  splitting: true,
  // Chromium 136 compiles them while they load, in another thread, instead of twice when they run
  // (https://v8.dev/blog/explicit-compile-hints).
  banner: { js: '//# allFunctionsCalledOnLoad' },
} as const satisfies Options;

const chunkOptions =
  (prefix = ''): Options['esbuildOptions'] =>
  (options) => {
    options.chunkNames = `widgets/chunks/${prefix}[name]-[hash]`;
    options.legalComments = 'none';
    options.alias = SHIM;
  };

/** The tags, and the workbench: they share one React, one signal store, one toaster. */
export const tags: Options = {
  ...inChunks,
  name: 'tags',
  entry: { ...WIDGETS, ...entriesIn('demo') },
  publicDir: 'public',
  esbuildPlugins: [writeGraph('tags'), chunks('tags'), withExportedStyles(), withoutGlobals(), withoutLateObservers()],
  esbuildOptions: chunkOptions(),
};

/** The society's site. What it shares with the tags would otherwise be cut out of the chunks of both. */
export const site: Options = {
  ...inChunks,
  name: 'site',
  // The base is an entry, so that it stays apart from what all pages add: each is evaluated in a task of its own.
  entry: { 'site/main': 'src/site/main.tsx', 'site/base': 'src/entries/base.ts' },
  esbuildPlugins: [writeGraph('site'), chunks('site'), withExportedStyles(), withoutGlobals(), withoutLateObservers()],
  esbuildOptions: chunkOptions('site-'),
};

/** The officers' desk. */
export const desk: Options = {
  ...inChunks,
  name: 'desk',
  entry: { 'desk/main': 'src/desk/main.tsx' },
  esbuildPlugins: [writeGraph('desk'), withExportedStyles(), withoutGlobals()],
  esbuildOptions: chunkOptions('desk-'),
};

/** The loader comes after the tags: it holds the table of their files (src/build/bundling/tag-table.ts). */
export const loader = (tags: object): Options => ({
  ...browser,
  name: 'loader',
  entry: { 'widgets/ummes': LOADER },
  sourcemap: false,
  define: { __UMMES_TAGS__: JSON.stringify(tags) },
});

/** The script that each document carries inline. */
export const documentScript: Options = {
  ...browser,
  name: 'document script',
  entry: { 'document-script': 'src/site/document-script.ts' },
  outDir: STEPS,
  format: 'iife',
  minify: true,
  sourcemap: false,
};

const node = {
  ...bundle,
  outDir: `${DIST}/server`,
  platform: 'node',
  target: 'node20',
  external: ['./command.js', ...Object.keys(serverPackage.dependencies)],
} as const satisfies Options;

/** The command line and the server; packages come from node_modules. */
export const server: Options = {
  ...node,
  name: 'server',
  entry: {
    ummes: 'src/server/ummes.mjs',
    command: 'src/server/main.ts',
    'publish-worker': 'src/server/publish/worker.ts',
    demo: 'demo/server/demo.ts',
  },
  banner: { js: '#!/usr/bin/env node' },
};

/** The program that encodes photos, in a process of its own. */
export const programs: Options = {
  ...node,
  name: 'programs',
  entry: {
    'photo-process': 'src/server/intake/photos/photo-process.mjs',
  },
  outExtension: () => ({ js: '.mjs' }),
};

const rendering = {
  ...node,
  external: [],
  noExternal: [/.*/],
  minify: !draft,
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildPlugins: [withExportedStyles()],
  esbuildOptions(options) {
    options.legalComments = 'none';
    // Only `renderToString`: the streaming renderers, which it leaves out, need modules of Node and half a megabyte.
    options.alias = {
      'react-dom/server': './node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js',
    };
  },
} as const satisfies Options;

/** What the server renders pages and tags with, React included: an installed package has none. */
export const renderer: Options = {
  ...rendering,
  name: 'renderer',
  entry: { render: 'src/entries/renderer.ts' },
};

/** What the build renders the pages with, as they are before their data. */
export const prerenderer: Options = {
  ...rendering,
  name: 'prerenderer',
  entry: { prerender: 'src/site/prerender.tsx' },
  outDir: STEPS,
};

/** What the package exports besides the tags, by name. */
const MODULES = { index: 'src/react/index.ts', 'reference-data': 'src/react/reference-data.ts' };

/** The views of the components, by the names of their files: `features/alumni/alumni`. */
const viewNames = [...readFileSync(MODULES.index, 'utf8').matchAll(/'\.\.\/(features\/.+)'/g)].map(
  ([, name = '']) => name,
);

/**
 * ES modules with types for React hosts. Each component's view is an entry of its own, so that a host's bundler
 * takes only those that are used. Every package but React is taken in, so that the library brings none with it.
 */
export const library: Options = {
  ...browser,
  name: 'library',
  entry: { ...MODULES, ...Object.fromEntries(viewNames.map((name) => [name, `src/${name}.tsx`])) },
  outDir: LIBRARY,
  splitting: true,
  // So that a host's bundler and its developers can read it; each package's licence comes with it.
  minify: false,
  define: {},
  dts: { entry: { ...MODULES, types: 'src/react/types.ts' } },
  esbuildPlugins: [licences(`${LIBRARY}/LICENSES.txt`), hostReact(), withExportedStyles()],
};
