// @vitest-environment node
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completeBuild, latestBuild, openBuild } from '../../../src/build/publishing/builds.mjs';
import { withBuildLock } from '../../../src/build/publishing/lock.mjs';
import { findPackageRoot } from '../../../src/server/settings/package-root';
import { lay } from '../../support/server/running-server';

let dist: string;
beforeEach(async () => {
  dist = join(await mkdtemp(join(tmpdir(), 'ummes-dist-')), 'dist');
});
afterEach(() => rm(dirname(dist), { recursive: true }));

const read = (file: string) => readFile(join(dist, file), 'utf8');

/** A build of these files, as far as it gets. */
async function begin(files: Record<string, string>) {
  const folder = await openBuild(dist);
  await lay(folder, files);
  return folder;
}

async function build(files: Record<string, string>) {
  const folder = await begin(files);
  await completeBuild(dist, folder, '');
  return folder;
}

describe('a build', () => {
  it('is found in the places of the package, as real files, without what it no longer has', async () => {
    await build({ 'web/a.js': '1', 'web/old/b.js': '1', 'lib/index.js': '1', 'pages.json': '[]' });
    await build({ 'web/a.js': '2', 'web/new/c.js': '2', 'pages.json': '[2]' });
    expect([await read('web/a.js'), await read('web/new/c.js'), await read('pages.json')]).toEqual(['2', '2', '[2]']);
    expect((await readdir(join(dist, 'web'))).sort()).toEqual(['a.js', 'new']);
    expect((await stat(join(dist, 'web/a.js'))).nlink).toBe(1); // npm leaves out hard links
    expect(await read('lib/index.js')).toBe('1'); // a draft makes no library
  });

  it('stays whole beside the next two, as a server may be running from it', async () => {
    const first = await build({ 'web/a.js': '1' });
    for (const text of ['2', '3']) await build({ 'web/a.js': text });
    expect(await readFile(join(first, 'web/a.js'), 'utf8')).toBe('1');
    for (const text of ['4', '5']) await build({ 'web/a.js': text });
    expect(existsSync(first)).toBe(false);
  });

  it('that is interrupted changes nothing, and the next removes what it has left', async () => {
    const current = await build({ 'web/a.js': '1' });
    const interrupted = await begin({ 'web/a.js': '2' });
    expect([await read('web/a.js'), await latestBuild(dist)]).toEqual(['1', current]);
    await build({ 'web/a.js': '3' });
    expect(existsSync(interrupted)).toBe(false);
  });
});

describe('a server', () => {
  it('serves the build that its command is part of', async () => {
    await lay(dirname(dist), { 'package.json': '{"name":"ummes","version":"1.0.0"}' });
    const first = await build({ 'server/ummes.js': '', 'web/a.js': '1', 'pages.json': '[]' });
    await build({ 'server/ummes.js': '', 'web/a.js': '2', 'pages.json': '[]' });
    expect(findPackageRoot(join(first, 'server/ummes.js')).web).toBe(join(first, 'web'));
    expect(findPackageRoot(join(dist, 'server/ummes.js')).web).toBe(join(dist, 'web'));
  });
});

describe('two builds at once', () => {
  it('run one after the other', async () => {
    const steps: string[] = [];
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const first = withBuildLock(dist, async () => {
      await ended;
      steps.push('first');
    });
    const second = withBuildLock(dist, async () => void steps.push('second'));
    end();
    await Promise.all([first, second]);
    expect(steps).toEqual(['first', 'second']);
    expect(await readdir(dist)).toEqual([]);
  });

  it('wait for nobody that was killed', async () => {
    const GONE = 2 ** 22 + 1; // beyond the numbers that processes have
    await lay(dist, { 'build.lock': String(GONE) });
    expect(await withBuildLock(dist, async () => 'built')).toBe('built');
  });

  it('let the next one start after one that failed', async () => {
    await expect(withBuildLock(dist, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withBuildLock(dist, async () => 'built')).toBe('built');
  });
});
