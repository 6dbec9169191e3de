import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completeBuild, latestBuild, openBuild } from '../../../src/build/publishing/builds.mjs';
import { findPackageRoot } from '../../../src/server/settings/package-root';
import { writeFiles } from '../../support/server/running-server';

let dist: string;
beforeEach(async () => {
  dist = join(await mkdtemp(join(tmpdir(), 'ummes-dist-')), 'dist');
});
afterEach(() => rm(dirname(dist), { recursive: true }));

const read = (file: string) => readFile(join(dist, file), 'utf8');

async function build(files: Record<string, string>) {
  const folder = await openBuild(dist);
  await writeFiles(folder, files);
  await completeBuild(dist, folder, '');
  return folder;
}

describe('a build', () => {
  it("appears in the package's folders as regular files, without files from earlier builds", async () => {
    await build({ 'web/a.js': '1', 'web/old/b.js': '1', 'lib/index.js': '1', 'pages.json': '[]' });
    await build({ 'web/a.js': '2', 'web/new/c.js': '2', 'pages.json': '[2]' });
    expect([await read('web/a.js'), await read('web/new/c.js'), await read('pages.json')]).toEqual(['2', '2', '[2]']);
    expect((await readdir(join(dist, 'web'))).sort()).toEqual(['a.js', 'new']);
    expect((await stat(join(dist, 'web/a.js'))).nlink).toBe(1); // npm leaves out hard links
    expect(await read('lib/index.js')).toBe('1'); // a draft build leaves the library alone
  });

  it('survives the next two builds, because a server may be running from it', async () => {
    await writeFiles(dirname(dist), { 'package.json': '{"name":"ummes","version":"1.0.0"}' });
    const first = await build({ 'server/ummes.js': '', 'web/a.js': '1', 'pages.json': '[]' });
    for (const text of ['2', '3']) await build({ 'server/ummes.js': '', 'web/a.js': text, 'pages.json': '[]' });
    const { web } = findPackageRoot(join(first, 'server/ummes.js')).build;
    expect(await readFile(join(web, 'a.js'), 'utf8')).toBe('1');
    for (const text of ['4', '5']) await build({ 'web/a.js': text });
    expect(existsSync(first)).toBe(false);
  });

  it('does not change published files until it is complete, and is removed later if it was interrupted', async () => {
    const HOUR_MS = 60 * 60 * 1000;
    const interrupted = await openBuild(dist, Date.now() - 2 * HOUR_MS);
    const current = await build({ 'web/a.js': '1' });
    expect(existsSync(interrupted)).toBe(false);
    const unfinished = await openBuild(dist);
    await writeFiles(unfinished, { 'web/a.js': '2' });
    expect([await read('web/a.js'), await latestBuild(dist)]).toEqual(['1', current]);
    await build({ 'web/a.js': '3' });
    expect(existsSync(unfinished)).toBe(true);
  });
});

describe('npm start', () => {
  /** Creates a project whose build copies a script, and fails on "broken". Returns functions to edit and run it. */
  async function project() {
    const root = dirname(dist);
    for (const folder of ['src/build/commands', 'src/build/publishing', 'package.json', 'package-lock.json'])
      await cp(folder, join(root, folder), { recursive: true });
    await symlink(resolve('node_modules'), join(root, 'node_modules'));
    await writeFiles(root, {
      'tsup.config.ts': '',
      'tsconfig.json': '{}',
      'src/build/build.ts': `import { cpSync, readFileSync } from 'node:fs';
        cpSync('public/server', process.env.UMMES_BUILD + '/server', { recursive: true });
        if (readFileSync('public/server/ummes.js', 'utf8').includes('broken')) process.exit(1);`,
    });
    return {
      edit: (text: string) => writeFiles(root, { 'public/server/ummes.js': `console.log(${JSON.stringify(text)});` }),
      start: () => {
        const { status, stdout } = spawnSync(process.execPath, ['src/build/commands/start.mjs'], { cwd: root });
        return { status, output: stdout.toString() };
      },
    };
  }

  it('rebuilds only after an edit, and keeps the last build when a build fails', async () => {
    const { edit, start } = await project();
    await edit('the first');
    expect(start()).toEqual({ status: 0, output: expect.stringMatching(/^Building…\nBuilt in .*\nthe first\n$/) });
    expect(start()).toEqual({ status: 0, output: 'the first\n' });
    await edit('another');
    expect(start().output).toMatch(/Building…\n.*\nanother\n$/);
    await edit('broken');
    expect(start()).toEqual({ status: 1, output: 'Building…\n' });
    expect(await read('server/ummes.js')).toContain('another');
    expect(await readdir(join(dist, 'builds'))).toHaveLength(2);
  });
});
