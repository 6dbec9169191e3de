// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type NativePackages, nativePackages, onlyIn } from '../support/admin/native-packages';
import { lay, temporaryFolder } from '../support/server/running-server';

const LIST = 'tests/fixtures/native-packages.json';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('packages with an install script or native code', () => {
  const known: NativePackages = readJson(LIST);
  const present = nativePackages(readJson('package-lock.json'));

  it('are all in the committed list', () => {
    const added = onlyIn(present, known);
    const message = `Packages that can do more than imported JavaScript are new, or do more than before:
${added.map((line) => `  ${line}`).join('\n')}
Read what they do: "scripts" in their package.json ("install", "preinstall", "postinstall"), binding.gyp, prebuilds and
*.node files, and who publishes them. To accept them, write them into ${LIST}, and say in the commit why
they are needed.`;
    expect(added, message).toEqual([]);
  });

  it('are no more than those in the list', () => {
    const gone = onlyIn(known, present);
    expect(gone, `Remove from ${LIST}, or correct there: ${gone.join('; ')}`).toEqual([]);
  });

  it('are found by their lock entry, and by their files', async () => {
    const root = await temporaryFolder();
    await lay(root, {
      'node_modules/a/package.json': '{}',
      'node_modules/b/binding.gyp': '{}',
      'node_modules/b/node_modules/@c/d/lib/d.node': '',
      'node_modules/e/prebuilds/linux-x64/e.node': '',
    });
    const packages = {
      '': { hasInstallScript: true },
      'node_modules/a': {},
      'node_modules/b': { hasInstallScript: true, dev: true },
      'node_modules/b/node_modules/@c/d': {},
      'node_modules/e': {},
      'node_modules/f': { os: ['linux'], cpu: ['x64'] },
    };
    const found = nativePackages({ packages }, root);
    expect(found).toEqual({
      production: { '@c/d': ['native code'], e: ['native code'], f: ['built for a platform'] },
      development: { b: ['install script', 'native code'] },
    });
    const before = { production: { e: ['native code' as const] }, development: {} };
    expect(onlyIn(found, before)).toEqual([
      'production: @c/d (native code)',
      'production: f (built for a platform)',
      'development: b (install script, native code)',
    ]);
  });
});
