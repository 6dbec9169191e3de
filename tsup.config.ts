import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';
import { chunks } from './src/build/bundling/chunks';
import { editPackages } from './src/build/bundling/edit-packages';
import { entriesIn, writeGraph } from './src/build/bundling/graph';
import { hostReact } from './src/build/bundling/host-react';
import { inFunction } from './src/build/bundling/in-function';
import { licences } from './src/build/bundling/licences';
import { DRAFT, INTERMEDIATE, LIBRARY, SERVER, WEB } from './src/build/folders';
import serverPackage from './src/server/package.json' with { type: 'json' };

/* Options for tsup, one object for each bundle of the product. src/build/build.ts builds them. */

/** Options for every bundle. */
const bundle = { config: false, silent: true, format: 'esm', splitting: false } as const satisfies Options;

/** Options for scripts in browsers. */
export const inBrowser = {
  ...bundle,
  outDir: WEB,
  platform: 'browser',
  target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
  minify: !DRAFT,
  sourcemap: DRAFT,
  noExternal: [/.*/],
  define: {
    'process.env.NODE_ENV': JSON.stringify(DRAFT ? 'development' : 'production'),
    // Hides the tags from the host's React DevTools.
    ...(!DRAFT && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    // Removes React's code that reports slow transitions as navigations (19.2.9), because the page belongs to the host.
    navigation: 'undefined',
  },
} as const satisfies Options;

/** React has had this hook since version 18. wouter and signals use a shim for older versions. */
const SHIM = { 'use-sync-external-store/shim/index.js': 'react', 'use-sync-external-store/shim': 'react' };

/** Reloads open pages after an edit. */
export const reload = DRAFT ? ['src/entries/reload.ts'] : [];

/** The tags and a module for host pages. The loader is bundled after them. */
const { 'widgets/ummes': LOADER = '', ...WIDGETS } = entriesIn('widgets');

/** Options for page scripts. Chunks from last month's builds remain available to open pages. */
const inChunks = {
  ...inBrowser,
  inject: reload,
  splitting: true,
  // Makes Chromium 136 compile them in another thread while they load, rather than twice when they run
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

/** The tags, which share one React, one signal store and one toaster. */
const tags: Options = {
  ...inChunks,
  name: 'tags',
  entry: WIDGETS,
  publicDir: 'public',
  esbuildPlugins: [writeGraph('tags'), chunks('tags'), editPackages()],
  esbuildOptions: chunkOptions(),
};

/** The society's site. If it were built with the tags, their shared code would move to extra chunks for both. */
const site: Options = {
  ...inChunks,
  name: 'site',
  // The base is an entry of its own, so that it isn't merged with other shared code, and both run in separate tasks.
  entry: { 'site/main': 'src/site/main.tsx', 'site/base': 'src/entries/base.ts' },
  esbuildPlugins: [writeGraph('site'), chunks('site'), editPackages()],
  esbuildOptions: chunkOptions('site-'),
};

/** The officers' desk. */
const desk: Options = {
  ...inChunks,
  name: 'desk',
  entry: { 'desk/main': 'src/desk/main.tsx' },
  esbuildPlugins: [writeGraph('desk'), editPackages()],
  esbuildOptions: chunkOptions('desk-'),
};

/**
 * The loader, as a file and as the server completes it with server renderings. Built after the tags because it contains
 * the table of their files (src/build/bundling/tag-table.ts).
 */
export const loaders = (tags: object): Options[] => [
  loader(tags, { entry: { 'widgets/ummes': LOADER } }),
  loader(tags, { entry: { loader: LOADER }, outDir: SERVER, outExtension: () => ({ js: '.js' }) }),
];

const loader = (tags: object, place: Options): Options => ({
  ...inBrowser,
  ...place,
  name: 'loader',
  sourcemap: false,
  define: {
    // Without the table as a whole, minified code has no property names.
    ...Object.fromEntries(
      Object.entries(tags).map(([name, table]) => [`__UMMES_TAGS__.${name}`, JSON.stringify(table)]),
    ),
    __UMMES_WITH_RENDERINGS__: JSON.stringify(place.outDir !== undefined),
  },
  plugins: [inFunction(!DRAFT)],
});

/** The inline script of every document. */
const documentScript: Options = {
  ...inBrowser,
  name: 'document script',
  entry: { 'document-script': 'src/site/document-script.ts' },
  outDir: INTERMEDIATE,
  format: 'iife',
  minify: true,
  sourcemap: false,
};

/** The inline script of every frame's document, which the server adds. */
const frameScript: Options = {
  ...inBrowser,
  name: 'frame script',
  entry: { frame: 'src/frame/main.ts' },
  outDir: SERVER,
  format: 'iife',
  outExtension: () => ({ js: '.js' }),
  minify: true,
  sourcemap: false,
};

/** Options for scripts in Node.js, which import packages from node_modules. */
export const onServer = {
  ...bundle,
  outDir: SERVER,
  platform: 'node',
  target: 'node20',
  external: ['./command.js', ...Object.keys(serverPackage.dependencies)],
} as const satisfies Options;

/** The command line and the server. */
const server: Options = {
  ...onServer,
  name: 'server',
  entry: {
    ummes: 'src/server/ummes.mjs',
    command: 'src/server/main.ts',
    'publish-worker': 'src/server/publish/worker.ts',
  },
  banner: { js: '#!/usr/bin/env node' },
};

/** The program that encodes photos in a separate process. */
const programs: Options = {
  ...onServer,
  name: 'programs',
  entry: {
    'photo-process': 'src/server/intake/photos/photo-process.mjs',
  },
  outExtension: () => ({ js: '.mjs' }),
};

const rendering = {
  ...onServer,
  external: [],
  noExternal: [/.*/],
  minify: !DRAFT,
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildPlugins: [editPackages()],
  esbuildOptions(options) {
    options.legalComments = 'none';
    // Contains only `renderToString`. The streaming renderers need Node modules and half a megabyte.
    options.alias = {
      'react-dom/server': './node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js',
    };
  },
} as const satisfies Options;

/** The server's renderer for pages and tags. Includes React, which an installed package does not have. */
const renderer: Options = {
  ...rendering,
  name: 'renderer',
  entry: { render: 'src/entries/renderer.ts' },
};

/** The build's renderer for pages without data. */
const prerenderer: Options = {
  ...rendering,
  name: 'prerenderer',
  entry: { prerender: 'src/site/prerender.tsx' },
  outDir: INTERMEDIATE,
};

/** The package's exports by name, apart from the tags. */
const MODULES = { index: 'src/react/index.ts', 'reference-data': 'src/react/reference-data.ts' };

/** Paths of the components' views, such as `features/alumni/alumni`. */
const viewNames = [...readFileSync(MODULES.index, 'utf8').matchAll(/'\.\.\/(features\/.+)'/g)].map(
  ([, name = '']) => name,
);

/**
 * ES modules with types for React hosts. Each component's view is a separate entry, so that a host's bundler includes
 * only those in use. The library contains every package except React, so it has no dependencies.
 */
const library: Options = {
  ...inBrowser,
  name: 'library',
  entry: { ...MODULES, ...Object.fromEntries(viewNames.map((name) => [name, `src/${name}.tsx`])) },
  outDir: LIBRARY,
  splitting: true,
  // Stays readable for the host's bundler and developers. LICENSES.txt has the licences of the packages.
  minify: false,
  define: {},
  dts: { entry: { ...MODULES, types: 'src/react/types.ts' } },
  esbuildPlugins: [licences(`${LIBRARY}/LICENSES.txt`), hostReact(), editPackages()],
};

/** Every bundle but the loader. */
export const bundles: readonly Options[] = [
  tags,
  site,
  desk,
  documentScript,
  frameScript,
  server,
  programs,
  renderer,
  prerenderer,
  ...(DRAFT ? [] : [library]),
];
