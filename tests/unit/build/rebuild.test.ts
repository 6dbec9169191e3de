// @vitest-environment node
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { filesIn } from '../../../src/build/publishing/link.mjs';
import { buildCopy, copyProject } from '../../support/build/project-copy';
import { visitUntil } from '../../support/build/visitor';
import { type Served, startServed } from '../../support/server/built-server.mjs';

/* Real builds, in a copy of the project, beside the server that serves it. */

const { version } = packageJson;
/** A build takes a quarter of a minute, and much longer where other tests take the processors. */
const BUILD_TIMEOUT_MS = 600_000;

let project: string;
let served: Served;

beforeAll(async () => {
  project = await copyProject();
  served = await startServed({}, {}, join(project, 'dist/server/ummes.js'));
}, BUILD_TIMEOUT_MS);
afterAll(async () => {
  await served?.stop();
  await rm(project, { recursive: true, force: true });
});

const read = (file: string) => readFile(join(project, file), 'utf8');
const page = async (path: string) => (await fetch(served.url + path)).text();

async function edit(file: string, from: string, to: string) {
  const text = await read(file);
  expect(text).toContain(from);
  await writeFile(join(project, file), text.replaceAll(from, to));
}

it(
  'a build beside the running server takes nothing away, mixes nothing, and leaves the version as it is',
  async () => {
    await edit('src/content/gallery.ts', 'Night shift in the workshop', 'A caption of tomorrow');
    expect(await page('/content/gallery.json')).not.toContain('A caption of tomorrow');
    const build = buildCopy(project);
    const visit = await visitUntil(served.url, version, build);
    const { code, output } = await build;
    expect(code, output).toBe(0);
    expect(visit.faults).toEqual([]);
    expect(visit.rounds).toBeGreaterThan(1);

    expect(await page('/content/gallery.json')).toContain('A caption of tomorrow');
    const scripts = [...(await page('/')).matchAll(/\["(\/widgets\/[^"]+\.js)"/g)].map(([, path = '']) => page(path));
    expect((await Promise.all(scripts)).some((script) => script.includes('A caption of tomorrow'))).toBe(true);
    for (const path of visit.named) expect((await fetch(served.url + path)).status, path).toBe(200);

    // Built in another folder, at another time, with another caption.
    const folder = join('dist/web/widgets', version);
    const files = (await filesIn(folder)).sort();
    expect((await filesIn(join(project, folder))).sort()).toEqual(files);
    for (const file of files) {
      const [here, there] = await Promise.all([folder, join(project, folder)].map((at) => readFile(join(at, file))));
      expect(here?.equals(there ?? Buffer.alloc(0)), file).toBe(true);
    }
  },
  BUILD_TIMEOUT_MS,
);

it(
  'other code under a released version is refused, and the present build stays',
  async () => {
    const hashes: [string, string][] = Object.entries(JSON.parse(await read('dist/web/widgets/integrity.json')));
    const own = hashes.filter(([file]) => file.startsWith(`${version}/`));
    const files = Object.fromEntries(own.map(([file, hash]) => [file.slice(version.length + 1), hash]));
    await writeFile(join(project, 'widgets/releases.json'), JSON.stringify({ [version]: files }));
    await edit('src/features/newsletter/newsletter.tsx', 'THANKS_MS = 3000', 'THANKS_MS = 3001');
    const before = await Promise.all([read('dist/current'), page('/widgets/ummes.js'), page('/')]);

    const { code, output } = await buildCopy(project);
    expect(code).not.toBe(0);
    expect(output).toContain(`${version} is released`);
    expect(output).toContain('Raise the version');
    expect(await Promise.all([read('dist/current'), page('/widgets/ummes.js'), page('/')])).toEqual(before);
    expect(await readdir(join(project, 'dist/builds'))).toEqual([before[0]]);
  },
  BUILD_TIMEOUT_MS,
);
