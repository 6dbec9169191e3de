// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkFile } from '../../../src/build/publishing/link.mjs';
import { withBuildLock } from '../../../src/build/publishing/lock.mjs';
import { openBuild, publish } from '../../../src/build/publishing/publish.mjs';
import { lay } from '../../support/server/running-server';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'ummes-dist-'));
});
afterEach(() => rm(dist, { recursive: true }));

const builds = () => readdir(join(dist, 'builds'));
const read = (file: string) => readFile(join(dist, file), 'utf8');

/** A build of these files, as far as it gets. */
async function begin(files: Record<string, string>) {
  const opened = await openBuild(dist);
  await lay(opened.folder, files);
  return opened;
}

async function build(files: Record<string, string>) {
  const opened = await begin(files);
  await publish(dist, opened.folder);
  return opened;
}

describe('a build', () => {
  it('is found in the places of the package, and what it has no more is gone there', async () => {
    await build({ 'web/a.js': '1', 'web/old/b.js': '1', 'pages.json': '[]' });
    await build({ 'web/a.js': '2', 'web/new/c.js': '2', 'pages.json': '[2]' });
    expect([await read('web/a.js'), await read('web/new/c.js'), await read('pages.json')]).toEqual(['2', '2', '[2]']);
    expect((await readdir(join(dist, 'web'))).sort()).toEqual(['a.js', 'new']);
    expect((await stat(join(dist, 'web'))).isDirectory()).toBe(true); // npm pack skips links
  });

  it('has no file under two names in the package: npm packs hard links, and leaves them out when it installs', async () => {
    for (const text of ['1', '2']) {
      const { folder } = await begin({ 'web/a.js': text, 'pages.json': '[]' });
      await linkFile(join(folder, 'web/a.js'), join(folder, 'web/0.1.0/a.js'));
      await publish(dist, folder);
      expect([await read('web/a.js'), await read('web/0.1.0/a.js')]).toEqual([text, text]);
      const [one, other] = [await stat(join(dist, 'web/a.js')), await stat(join(dist, 'web/0.1.0/a.js'))];
      expect(one.ino).not.toBe(other.ino);
      expect(one.mtimeMs).toBeCloseTo(other.mtimeMs, -1);
    }
  });

  it('leaves what it does not make, as a draft the library', async () => {
    await build({ 'web/a.js': '1', 'lib/index.js': '1' });
    await build({ 'web/a.js': '2' });
    expect(await read('lib/index.js')).toBe('1');
  });

  it('takes over from the one before, which stays whole until the next', async () => {
    const first = await build({ 'web/a.js': '1' });
    const second = await build({ 'web/a.js': '2' });
    expect(second.previous).toBe(first.folder);
    expect(await readFile(join(first.folder, 'web/a.js'), 'utf8')).toBe('1');
    await begin({});
    expect(existsSync(first.folder)).toBe(false);
  });

  it('that is interrupted or fails changes nothing, and the next removes what it has left', async () => {
    const current = await build({ 'web/a.js': '1' });
    const interrupted = await begin({ 'web/a.js': '2' });
    expect([await read('web/a.js'), `builds/${await read('current')}`]).toEqual([
      '1',
      current.folder.slice(dist.length + 1),
    ]);
    const next = await build({ 'web/a.js': '3' });
    expect(existsSync(interrupted.folder)).toBe(false);
    expect((await builds()).length).toBe(2);
    expect(next.previous).toBe(current.folder);
  });

  it('starts from the places of the package when there is no other', async () => {
    await lay(dist, { 'web/a.js': '0', current: 'one-that-is-gone' });
    expect((await openBuild(dist)).previous).toBe(dist);
  });
});

describe('two builds at once', () => {
  it('run one after the other', async () => {
    const steps: string[] = [];
    let end = () => {};
    let first: Promise<void> | undefined;
    await new Promise<void>((started) => {
      first = withBuildLock(dist, async () => {
        started();
        await new Promise<void>((resolve) => {
          end = resolve;
        });
        steps.push('first');
      });
    });
    const second = withBuildLock(dist, async () => void steps.push('second'));
    end();
    await Promise.all([first, second]);
    expect(steps).toEqual(['first', 'second']);
    expect(await readdir(dist)).toEqual(['builds.lock']);
  });

  it('wait for nobody that was killed', async () => {
    const lock = JSON.stringify(resolve('src/build/publishing/lock.mjs'));
    const hold = `import(${lock}).then(({ withBuildLock }) => withBuildLock(${JSON.stringify(dist)}, () => {
      console.log('locked');
      return new Promise((resolve) => setTimeout(resolve, 60_000));
    }))`;
    const holder = spawn(process.execPath, ['--eval', hold]);
    await once(holder.stdout, 'data');
    let isBuilt = false;
    const next = withBuildLock(dist, async () => {
      isBuilt = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isBuilt).toBe(false);
    holder.kill('SIGKILL');
    await next;
  });

  it('let the next one start after one that failed', async () => {
    await expect(withBuildLock(dist, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withBuildLock(dist, async () => 'built')).toBe('built');
  });
});
