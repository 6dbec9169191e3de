import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carryOver } from '../../../src/build/publishing/carry-over';
import { checkReleases } from '../../../src/build/publishing/versions';
import { writeFiles } from '../../support/server/running-server';

let folder: string;
let builds = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ummes-publishing-'));
  builds = 0;
});
afterEach(() => rm(folder, { recursive: true }));

/** Creates a build with one chunk, this many days after the first build. */
async function build(chunk: string, day: number, version = '1.0.0') {
  const place = { build: join(folder, `${builds}`), previous: builds > 0 ? join(folder, `${builds - 1}`) : undefined };
  builds += 1;
  const widgets = join(place.build, 'web/widgets');
  await writeFiles(widgets, {
    [`chunks/${chunk}`]: `made on day ${day}`,
    [`chunks/${chunk}.br`]: 'compressed',
    [`${version}/ummes.js`]: `loader from day ${day}`,
  });
  const now = 1e12 + day * 24 * 60 * 60 * 1000;
  await utimes(join(widgets, 'chunks', chunk), now / 1000, now / 1000);
  await carryOver({ ...place, version, now });
  return {
    chunks: (await readdir(join(widgets, 'chunks'))).sort(),
    loader: (of: string) => readFile(join(widgets, of, 'ummes.js'), 'utf8'),
  };
}

describe('a page that was open when the site was deployed', () => {
  it('can load its chunks for another 30 days', async () => {
    await build('a-1.js', 0);
    expect((await build('b-2.js', 29)).chunks).toEqual(['a-1.js', 'a-1.js.br', 'b-2.js', 'b-2.js.br']);
    expect((await build('c-3.js', 31)).chunks).toEqual(['b-2.js', 'b-2.js.br', 'c-3.js', 'c-3.js.br']);
  });

  it('can load an unchanged chunk for 30 days after the last build that includes it', async () => {
    await build('a-1.js', 0);
    await build('a-1.js', 25);
    expect((await build('b-2.js', 50)).chunks).toContain('a-1.js');
  });
});

it('a build keeps the files from earlier releases and replaces those of the current version', async () => {
  await build('a-1.js', 0, '1.0.0');
  await build('a-1.js', 1, '1.0.1-dev.0');
  await build('b-2.js', 2, '1.1.0');
  const { loader } = await build('c-3.js', 400, '1.1.0');
  expect([await loader('1.0.0'), await loader('1.1.0')]).toEqual(['loader from day 0', 'loader from day 400']);
  await expect(loader('1.0.1-dev.0')).rejects.toThrow('ENOENT');
});

describe('a released version', () => {
  const SAME = { '1.0.0/ummes.js': 'sha384-a', '1.0.0/chunks/x-1.js': 'sha384-b' };
  const check = async (version: string, hashes: Record<string, string>) => {
    const released = { '1.0.0': { 'ummes.js': 'sha384-a', 'chunks/x-1.js': 'sha384-b' } };
    await writeFiles(folder, { 'releases.json': JSON.stringify(released) });
    await checkReleases(version, hashes, join(folder, 'releases.json'));
  };

  it('can be built again unchanged, and does not block the next version', async () => {
    await check('1.0.0', { ...SAME, 'ummes.js': 'sha384-other', '0.9.0/ummes.js': 'sha384-old' });
    await check('1.0.1', { '1.0.1/ummes.js': 'sha384-c' });
  });

  it.each([
    ['different content', { ...SAME, '1.0.0/ummes.js': 'sha384-c' }],
    ['an additional file', { ...SAME, '1.0.0/chunks/y-2.js': 'sha384-c' }],
    ['a missing file', { '1.0.0/ummes.js': 'sha384-a' }],
  ])("can't be built again or carried over with %s, and the error explains what to do", async (_, hashes) => {
    await expect(check('1.0.0', hashes)).rejects.toThrow(/1\.0\.0 was released.*Bump the version/s);
    await expect(check('1.0.1', hashes)).rejects.toThrow(/1\.0\.0 was released.*rebuild from its Git tag/s);
  });
});
