import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const REACT = resolve('src/react/host/react.ts');

/** Modules that replace React in the library; each imports the host's. */
const FACADES: Readonly<Record<string, string>> = {
  react: REACT,
  'use-sync-external-store/shim/index.js': REACT,
  'react/jsx-runtime': resolve('src/react/host/jsx-runtime.ts'),
};

/** Leaves React to the host, and redirects React imports to modules that add what React 18 lacks. */
export function hostReact(): Plugin {
  return {
    name: 'host-react',
    setup(build) {
      build.onResolve({ filter: /^react(?:-dom)?(?:\/|$)|^use-sync-external-store\// }, ({ path, importer }) => {
        const facade = FACADES[path];
        return facade && importer !== facade ? { path: facade } : { path, external: true };
      });
    },
  };
}
