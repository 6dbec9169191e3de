import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { withExportedStyles } from '../../../src/build/bundling/edit-package';

/** Bundles a package named sonner with this text. */
async function bundle(sonner: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ummes-sonner-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'node_modules/sonner/dist/index.mjs');
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, sonner);
  const plugins = [withExportedStyles()];
  const { outputFiles } = await build({ entryPoints: [file], write: false, plugins, logLevel: 'silent' });
  return outputFiles[0]?.text ?? '';
}

it('toasts bring no style element of their own, but their styles as text', async () => {
  const text = await bundle('function __insertCSS(code) {}\n__insertCSS("a{color:red}");\nexport const toast = 1;');
  expect(text).toContain('toast = 1');
  expect(text).toContain('styles = "a{color:red}"');
  expect(text).not.toContain('__insertCSS("');
});

it('the build fails when a new sonner hides its styles elsewhere', async () => {
  await expect(bundle('export const toast = 1;')).rejects.toThrow('one call that injects styles was expected, found 0');
});
