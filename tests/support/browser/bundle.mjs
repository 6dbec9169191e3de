import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

/** Each engine has its own, as two may run at the same time. */
const OUT = ['dist/tests', process.env.ENGINE].filter((part) => part && part !== 'chromium').join('-');

/** Where the bundled tests lie, below the project so that the runner can serve them. */
export const BUNDLED = `${OUT}/browser`;

/** Pages of others with code of their own, in hosts/. */
const HOSTS = ['tests/support/browser/hosts/react-host.tsx'];

/** Bundles tests/browser/*.test.ts(x) for the browser, and what they need as pages. The product itself is not in it: tests meet it as built. */
export async function bundleTests() {
  await rm(OUT, { recursive: true, force: true });
  await build({
    entryPoints: [
      ...readdirSync('tests/browser')
        .filter((file) => /\.test\.tsx?$/.test(file))
        .map((file) => `tests/browser/${file}`),
      ...HOSTS,
    ],
    outbase: 'tests',
    outdir: OUT,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    external: ['/__web-dev-server__web-socket.js'], // of the runner
    jsx: 'automatic',
    sourcemap: 'inline',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
}
