import { build } from 'esbuild';

/** The bundled server worker that the unit tests start. */
export const WORKER = 'dist/unit-tests/publish-worker.mjs';

/** Vitest's global setup. Bundles the worker from its sources once. */
export default async function bundleWorker(): Promise<void> {
  await build({
    entryPoints: ['src/server/publish/worker.ts'],
    outfile: WORKER,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
}
