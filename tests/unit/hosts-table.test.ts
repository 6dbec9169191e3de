import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HOSTS } from '../support/hosts/hosts';
import { ENGINES } from '../support/steps.mjs';

const DONE = '✓';

/** The table's lines: host, what holds, and a cell for each engine. */
async function lines(): Promise<string[][]> {
  const [, section = ''] = (await readFile('widgets/README.md', 'utf8')).split('## What was tried');
  const [, ...rows] = (section.split('\n## ')[0] ?? '').match(/^\| .*\|$/gm) ?? [];
  return rows.map((row) => row.split('|').slice(1, -1)).map((cells) => cells.map((cell) => cell.trim()));
}

/** What tests have as their names, `host: what holds`, written out in the files of a folder. */
async function namesIn(folder: string, pattern: RegExp): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.test.ts'));
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name));
}

it('every host is tried in every engine, and its line says so', async () => {
  const files = ['tests/hosts/hosts.test.ts', 'tests/engines/hosts.test.ts'];
  for (const file of files) expect(await readFile(file, 'utf8')).toContain('of HOSTS)');
  expect(ENGINES.flat().map(({ name }) => name)).toEqual(expect.arrayContaining(['hosts-firefox', 'hosts-webkit']));
  expect(HOSTS.length).toBeGreaterThanOrEqual(20);
  const table = await lines();
  for (const { name, promise } of HOSTS) expect(table).toContainEqual([name, promise, DONE, DONE, DONE]);
});

it('what is tried in one engine has a line with one tick', async () => {
  const alone = await namesIn('tests/hosts', /^test\('(.+?)',/gm);
  const apps = (await namesIn('tests/frameworks', /name: '([\w-]+)', events:/g)).map((name) => {
    return `an app with ${name}: shows the tags, hands over objects, and is told what happens`;
  });
  const recipes = (await namesIn('tests/hosts', /^ +name: '(\w+)',\n +head:/gm)).map((name) => {
    return `the recipe for ${name}: its colours, light and dark, and every text can be read`;
  });
  const ticked = (await lines()).filter(([, , ...cells]) => cells.filter((cell) => cell === DONE).length === 1);
  expect(ticked.every(([, , chromium]) => chromium === DONE)).toBe(true);
  const said = ticked.map(([host = '', promise = '']) => {
    const name = host.startsWith('an app with ') ? host.toLowerCase().replace('react 18', 'react-18') : host;
    return `${name}: ${promise}`;
  });
  expect(said.toSorted()).toEqual([...alone, ...apps, ...recipes].toSorted());
});

it('every line is a host’s, or a suite’s that runs in all three engines', async () => {
  const suites: Record<string, string[]> = {
    'all browser tests': ['firefox', 'webkit'],
    'the main journeys': ['journeys'],
  };
  const steps = ENGINES.flat().map(({ name }) => name);
  for (const names of Object.values(suites)) expect(steps).toEqual(expect.arrayContaining(names));
  expect(await readFile('tests/engines/journeys.test.ts', 'utf8')).toContain('Object.entries(ENGINES)');
  const ticked = (await lines()).filter(([, , ...cells]) => cells.every((cell) => cell === DONE));
  const known = [...Object.keys(suites), ...HOSTS.map(({ name }) => name)];
  expect(ticked.map(([host]) => host).toSorted()).toEqual(known.toSorted());
  const counts = (await lines()).map(([, , ...cells]) => cells.filter((cell) => cell === DONE).length);
  expect(counts.filter((count) => count !== 1 && count !== 3)).toEqual([]);
});
