import { execFile } from 'node:child_process';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/server/running-server';

/* Releases a copy of this repository to a temporary remote, as CONTRIBUTING.md describes. */

test('npm version and git push create a release that later builds leave unchanged, and failures leave no trace', async () => {
  const folder = await temporaryFolder();
  const [clone, remote] = [join(folder, 'clone'), join(folder, 'remote.git')];
  /** Runs a command in the clone. @returns its output, including errors. */
  async function run(line: string): Promise<string> {
    const [command = '', ...args] = line.split(' ');
    const env = { PATH: process.env.PATH, HOME: process.env.HOME };
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd: clone, env });
    return stdout + stderr;
  }
  const changelog = join(clone, 'CHANGELOG.md');
  const widget = join(clone, 'widgets/events.ts');

  await promisify(execFile)('git', ['clone', '--quiet', process.cwd(), clone]);
  await rm(join(clone, '.git'), { recursive: true }); // the clone may be shallow
  for (const line of [
    'git init -q -b main',
    'git config user.name A',
    'git config user.email a@example.org',
    `git init -q --bare -b main ${remote}`,
    `git remote add origin ${remote}`,
    'git add .',
    'git commit -qm first',
    'git push -qu origin main',
    'npm ci',
  ])
    await run(line);

  const fails = async (reason: RegExp) => {
    await expect(run('npm version minor')).rejects.toThrow(reason);
    expect([await run('git status --porcelain'), await run('git tag')]).toEqual(['', '']);
  };
  await fails(/CHANGELOG.md has no section "## \[\d+\.\d+\.0\]/);
  const number = await run('npm version minor').catch((error) => /"## \[([\d.]+)\]/.exec(error.message)?.[1]);
  await appendFile(changelog, `\n## [${number}] - 2026-12-31\n`);
  await run('git commit -qam changelog');

  // Someone else pushes in the meantime.
  await run('git push -q');
  await run('git reset -q --hard HEAD~1');
  await writeFile(
    changelog,
    (await readFile(changelog, 'utf8')).replace('\n\n', `\n\n## [${number}] - 2026-12-31\n\n`),
  );
  await run('git commit -qam own');
  await fails(/Run git pull first/);
  await run('git reset -q --hard origin/main');

  const code = await readFile(widget, 'utf8');
  await writeFile(widget, `${code}\n}`);
  await run('git commit -nqam broken');
  await fails(/The build failed/);
  await run('git reset -q --hard origin/main');

  await run('npm version minor');
  await run('git push -q --follow-tags');
  const at = (name: string) => run(`git --git-dir ${remote} show v${number}:${name}`);
  expect(JSON.parse(await at('package.json')).version).toBe(number);
  expect(JSON.parse(await at('widgets/releases.json'))[`${number}`]['ummes.js']).toMatch(/^sha384-/);
  expect(await run('git status --porcelain --branch')).toBe('## main...origin/main\n');

  // The build after a release succeeds without a new version.
  await writeFile(widget, `${code}\nconsole.log('changed');\n`);
  await run('npm run build');
});
