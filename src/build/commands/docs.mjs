/* npm run docs: writes the README's tables anew, from the tags' declarations. */
import { rm, writeFile } from 'node:fs/promises';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './run.mjs';

/** Inside the project, to find the packages. */
const BUNDLE = 'dist/docs.mjs';

process.chdir(ROOT);
await ensureInstalled();
const { build } = await import('esbuild');
try {
  await build({
    entryPoints: ['src/build/reference/reference.ts'],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const { readmes } = await import('../../../dist/docs.mjs');
  const { present, fresh } = await readmes();
  if (fresh !== present) await writeFile('README.md', fresh);
  console.log(fresh === present ? 'README.md is up to date' : 'README.md has been written');
} finally {
  await rm(BUNDLE, { force: true });
}
