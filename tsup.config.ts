import { copyFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import packageJson from './package.json' with { type: 'json' };
import { compactStyles } from './src/build/bundling/compact-styles';

import {
  withExportedStyles,
  withoutGlobals,
  withoutLateObservers,
  withoutUnusedReact,
  withoutUnusedTypes,
} from './src/build/bundling/edit-package';
import { demoEntries, libraryEntries, PAGE_MODULES, tagEntries } from './src/build/bundling/entries';

import { DIST, WEB } from './src/build/bundling/graph';
import { hostReact } from './src/build/bundling/host-react';
import { licences } from './src/build/bundling/licences';
import { sharedBase } from './src/build/bundling/shared-base';
import { finishWeb } from './src/build/finish-web';
import { LIBRARY } from './src/build/reference/reference';
import serverPackage from './src/server/package.json' with { type: 'json' };

/** `npm run dev` builds without minifying, compressing and declarations. */
const draft = process.env.UMMES_DRAFT === '1';

/** Site, widgets and workbench in one run: they share one React, one signal store, one toaster. */
const web: Options = {
  name: 'web',
  entry: { 'site/main': 'src/site/main.tsx', ...tagEntries(), ...PAGE_MODULES, ...demoEntries() },
  outDir: WEB,
  publicDir: 'public',
  platform: 'browser',
  target: 'es2022',
  format: 'esm',
  splitting: true,
  // After esbuild's own minifying, terser takes another 1.4 kB off ummes-events, mostly by its choice of names.
  minify: draft ? false : 'terser',
  terserOptions: { ecma: 2020, compress: { passes: 3, keep_fargs: false } },
  sourcemap: draft,
  metafile: true,
  noExternal: [/.*/],
  define: {
    'process.env.NODE_ENV': JSON.stringify(draft ? 'development' : 'production'),
    // A guest does not show up in the host's React DevTools.
    ...(!draft && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    // React carries code to show a slow transition as a navigation of the page (19.3): the page is the host's.
    navigation: 'undefined',
  },
  esbuildPlugins: [
    sharedBase(),
    compactStyles(),
    withExportedStyles(),
    withoutGlobals(),
    withoutLateObservers(),
    withoutUnusedReact(),
    withoutUnusedTypes(),
  ],
  esbuildOptions(options) {
    options.minify = !draft;
    options.chunkNames = 'widgets/chunks/[name]-[hash]';
    options.legalComments = 'none';
    // Of @preact/signals-react only the signals are used (src/ui/use-signal.ts); its own hooks would be 0.6 kB in every tag.
    // React has had this hook since version 18; the shim is for older ones.
    options.alias = {
      '@preact/signals-react': '@preact/signals-core',
      'use-sync-external-store/shim/index.js': 'react',
      'use-sync-external-store/shim': 'react',
    };
  },
  onSuccess: () => finishWeb({ version: packageJson.version, draft }),
};

/** The command line and the server; packages come from node_modules. */
const server: Options = {
  name: 'server',
  entry: {
    ummes: 'src/server/ummes.mjs',
    command: 'src/server/main.ts',
    'sheet-worker': 'src/server/sheets/sheet-worker.ts',
  },
  external: ['./command.js', ...Object.keys(serverPackage.dependencies)],
  outDir: `${DIST}/server`,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  splitting: false,
  banner: { js: '#!/usr/bin/env node' },
  // Names the packages that the server needs, which are none of the library's.
  onSuccess: () => copyFile('src/server/package.json', `${DIST}/server/package.json`),
};

/** The programs that the server runs beside itself: the one that encodes photos, and the one that renders pages. */
const programs: Options = {
  name: 'programs',
  entry: {
    'photo-process': 'src/server/photos/photo-process.mjs',
    'render-process': 'src/server/views/render-process.mjs',
  },
  outDir: `${DIST}/server`,
  outExtension: () => ({ js: '.mjs' }),
  external: Object.keys(serverPackage.dependencies),
  platform: 'node',
  target: 'node20',
  format: 'esm',
  splitting: false,
};

/** What the package exports besides the tags, by name. */
const MODULES = { index: 'src/react/index.ts', 'reference-data': 'src/react/reference-data.ts' };

/**
 * ES modules with types for React hosts. Each component is an entry of its own, so that a host's bundler
 * takes only those that are used. Every package but React is taken in, so that the library brings none with it.
 */
const library: Options = {
  name: 'library',
  entry: { ...MODULES, ...libraryEntries() },
  outDir: LIBRARY,
  platform: 'browser',
  target: 'es2022',
  format: 'esm',
  splitting: true,
  dts: { entry: { ...MODULES, types: 'src/react/types.ts' } },
  noExternal: [/.*/],
  // Not minified, so that a host's bundler and its developers can read it; each package's licence comes with it.
  esbuildPlugins: [licences(`${LIBRARY}/LICENSES.txt`), hostReact(), compactStyles(), withExportedStyles()],
  esbuildOptions(options) {
    options.alias = { '@preact/signals-react': '@preact/signals-core' };
  },
};

export default defineConfig(draft ? [web, server, programs] : [web, server, programs, library]);
