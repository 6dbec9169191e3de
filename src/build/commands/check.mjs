/* npm run check: types and lint, formatting included. */
import { ensureInstalled } from './install.mjs';
import { runPackage } from './run.mjs';

/** Each check by name, as npm test counts them too. */
export const CHECKS = {
  types: () =>
    runPackage('typescript/bin/tsc', [
      '--noEmit',
      '--pretty',
      '--incremental',
      '--tsBuildInfoFile',
      'dist/.tsbuildinfo',
    ]),
  lint: () => runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
};

if (process.argv[1] === import.meta.filename) {
  await ensureInstalled();
  const codes = [await CHECKS.types(), await CHECKS.lint()];
  process.exitCode = codes.find((code) => code !== 0) ?? 0;
}
