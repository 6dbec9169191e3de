import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { run } from '../../src/build/commands/run.mjs';

test('two builds of the same sources are byte-for-byte identical', async () => {
  const folders = ['dist/twice/1', 'dist/twice/2'];
  const build = (folder: string) =>
    run(process.execPath, ['--import', 'tsx', 'src/build/build.ts'], { UMMES_DRAFT: '1', UMMES_BUILD: folder });
  expect(await Promise.all(folders.map(build))).toEqual([0, 0]);
  const { status, stdout } = spawnSync('diff', ['-rq', ...folders]);
  expect({ status, differing: stdout.toString() }).toEqual({ status: 0, differing: '' });
  await rm('dist/twice', { recursive: true });
});
