import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkRelease } from '../../../src/build/publishing/releases';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ummes-releases-'));
  file = join(folder, 'releases.json');
  await writeFile(file, JSON.stringify({ '1.0.0': { 'ummes.js': 'sha384-a', 'chunks/x-1.js': 'sha384-b' } }));
});
afterEach(() => rm(folder, { recursive: true }));

const SAME = { '1.0.0/ummes.js': 'sha384-a', '1.0.0/chunks/x-1.js': 'sha384-b' };

describe('a released version', () => {
  it('can be built again as it was', async () => {
    await checkRelease('1.0.0', { ...SAME, 'ummes.js': 'sha384-other', '0.9.0/ummes.js': 'sha384-old' }, file);
  });

  const others = {
    'another content': { ...SAME, '1.0.0/ummes.js': 'sha384-c' },
    'a file more': { ...SAME, '1.0.0/chunks/y-2.js': 'sha384-c' },
    'a file less': { '1.0.0/ummes.js': 'sha384-a' },
  };
  for (const [what, hashes] of Object.entries(others)) {
    it(`is not built with ${what}; the message says what to do`, async () => {
      await expect(checkRelease('1.0.0', hashes, file)).rejects.toThrow(/1\.0\.0 is released.*Raise the version/s);
    });
  }

  it('keeps nobody from building the next one', async () => {
    await checkRelease('1.0.1', { '1.0.1/ummes.js': 'sha384-c' }, file);
  });
});

describe('npm version', () => {
  /** The exit code of what npm runs before it changes anything. */
  async function check(version: string, changelog: string) {
    await writeFile(join(folder, 'CHANGELOG.md'), changelog);
    const env = { ...process.env, npm_new_version: version };
    const command = resolve('src/build/commands/check-changelog.mjs');
    return spawnSync(process.execPath, [command], { cwd: folder, env }).status;
  }

  it('publishes a version that the changelog describes, with its date', async () => {
    expect(await check('1.1.0', '# Changelog\n\n## [1.1.0] - 2026-11-22\n\n## [1.0.0] - 2026-10-01\n')).toBe(0);
  });

  it('refuses one that has no section there, or one without a date', async () => {
    expect(await check('1.1.0', '# Changelog\n\n## [1.0.0] - 2026-10-01\n')).toBe(1);
    expect(await check('1.1.0', '# Changelog\n\n## [1.1.0] - Unreleased\n')).toBe(1);
  });
});
