import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { commandsIn } from '../support/documents';
import { temporaryFolder } from '../support/server/running-server';

/* Runs the documents' first commands in a clone of this repository. */

const URL_OF_REPOSITORY = 'https://github.com/ummes/ummes.git';

test.each(['README.md', 'CONTRIBUTING.md'])('the first commands in %s start the site in a new clone', async (path) => {
  const [clone = '', enter = '', start = ''] = commandsIn(path);
  expect([clone, enter]).toEqual([`git clone ${URL_OF_REPOSITORY}`, 'cd ummes']);
  const script = [clone.replace(URL_OF_REPOSITORY, `${process.cwd()} ummes`), enter, `exec ${start}`].join(' && ');
  const folder = await temporaryFolder();
  const child = spawn('sh', ['-c', script], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /"url":"([^"]+)"/.exec(line)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${start} exited with code ${code}`)));
  });
  expect((await fetch(url)).status).toBe(200);
  const hooks = execFileSync('git', ['config', 'core.hooksPath'], { cwd: join(folder, 'ummes'), encoding: 'utf8' });
  expect(hooks.trim()).toBe('.githooks');
});
