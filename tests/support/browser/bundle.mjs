import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

/** Each engine has its own folder, because two may run at the same time. */
const OUT = ['dist/tests', process.env.ENGINE].filter((part) => part && part !== 'chromium').join('-');

/** Folder for the bundled tests. It is inside the project because the runner serves it. */
export const BUNDLED = OUT;

const REACT_HOST = 'tests/support/browser/hosts/react-host.tsx';

/**
 * Bundles the browser tests and their pages' scripts. The product is not bundled: tests load its build.
 * @param {string[]} tests paths of test files in tests/
 * @param {boolean} hasPackages whether `ensurePackages` has fetched the packages for host pages, such as React 18
 */
export async function bundleTests(tests, hasPackages) {
  await rm(OUT, { recursive: true, force: true });
  /** @type {import('esbuild').BuildOptions} */
  const options = {
    outbase: 'tests',
    outdir: OUT,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    external: ['/__web-dev-server__web-socket.js'], // part of the runner
    jsx: 'automatic',
    sourcemap: 'inline',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  };
  await build({ ...options, entryPoints: [...tests, REACT_HOST] });
  if (!hasPackages) return;
  const react18 = { react: './dist/hosts/react@18.3.1', 'react-dom': './dist/hosts/react-dom@18.3.1' };
  const entryPoints = { 'support/browser/hosts/react-18-host': REACT_HOST };
  await build({ ...options, entryPoints, alias: react18, nodePaths: ['node_modules'] });
}
