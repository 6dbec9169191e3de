import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

/** Each engine has its own folder, because two may run at the same time. */
const OUT = ['dist/tests', process.env.ENGINE].filter((part) => part && part !== 'chromium').join('-');

/** Folder for the bundled tests. It is inside the project because the runner serves it. */
export const BUNDLED = OUT;

const HOSTS = 'tests/support/browser/hosts';

/** Apps with their own React. Each is also bundled with React 18, as `react-18-host.js` and `library-18-host.js`. */
const REACT_HOSTS = [`${HOSTS}/react-host.tsx`, `${HOSTS}/library-host.mjs`];

/** The library as an app's bundler resolves it. */
const LIBRARY = { ummes: './dist/lib/index.js' };

const REACT_18 = { react: 'react-18', 'react-dom': 'react-dom-18' };

/**
 * Bundles the browser tests and their pages' scripts. The product is not bundled: tests load its build.
 * @param {string[]} tests paths of test files in tests/
 */
export async function bundleTests(tests) {
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
  await build({ ...options, entryPoints: [...tests, ...REACT_HOSTS], alias: LIBRARY });
  const with18 = REACT_HOSTS.map((path) => ({ in: path, out: path.replace(/^tests\/(.+)-host\.\w+$/, '$1-18-host') }));
  await build({ ...options, entryPoints: with18, alias: { ...LIBRARY, ...REACT_18 } });
}
