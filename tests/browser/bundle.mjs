import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

/** Where the bundled tests lie, below the project so that the runner can serve them. */
export const BUNDLED = 'dist/tests/browser';

/** Pages of others with code of their own, in tests/browser/hosts. */
const HOSTS = ['tests/browser/hosts/react-host.tsx'];

/** Bundles tests/browser/*.test.ts(x) for the browser, and what they need as pages. The product itself is not in it: tests meet it as built. */
export async function bundleTests() {
  await rm(BUNDLED, { recursive: true, force: true });
  await build({
    entryPoints: [
      ...readdirSync('tests/browser')
        .filter((file) => /\.test\.tsx?$/.test(file))
        .map((file) => `tests/browser/${file}`),
      ...HOSTS,
    ],
    outbase: 'tests/browser',
    outdir: BUNDLED,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'inline',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
}
