import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'tests/hosts';

/** The names in the first column of the table of hosts. */
async function listedHosts(): Promise<string[]> {
  const [, table = ''] = (await readFile('tests/README.md', 'utf8')).split('| Host | What holds |');
  return [...table.matchAll(/^\| ([^|]+?) \|/gm)].map(([, name = '']) => name);
}

it('every host in the table is the name of a test', async () => {
  const files = await readdir(FOLDER);
  const source = (await Promise.all(files.map((file) => readFile(join(FOLDER, file), 'utf8')))).join('');
  const tested = ['18', '19'].map((version) => source.replace(/\$\{version\}/g, version)).join('');
  const hosts = await listedHosts();
  expect(hosts.length).toBeGreaterThanOrEqual(20);
  expect(hosts.filter((host) => !tested.includes(`'${host}`) && !tested.includes(`\`${host}`))).toEqual([]);
});
