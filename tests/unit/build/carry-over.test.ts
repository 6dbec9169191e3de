import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carryOver } from '../../../src/build/publishing/carry-over';
import { lay } from '../../support/server/running-server';

const DAY_MS = 24 * 60 * 60 * 1000;
let folder: string;
let builds = 0;

/** A build that makes one chunk, at a day counted from the first. */
async function build(chunk: string, day: number, version = '1.0.0') {
  const place = { build: join(folder, `${builds}`), previous: builds > 0 ? join(folder, `${builds - 1}`) : undefined };
  builds += 1;
  const widgets = join(place.build, 'web/widgets');
  await lay(widgets, {
    [`chunks/${chunk}`]: `made on day ${day}`,
    [`chunks/${chunk}.br`]: 'compressed',
    [`${version}/ummes.js`]: `loader of day ${day}`,
  });
  const now = 1e12 + day * DAY_MS;
  await utimes(join(widgets, 'chunks', chunk), now / 1000, now / 1000);
  await carryOver({ ...place, version, now });
  return {
    widgets,
    chunks: (await readdir(join(widgets, 'chunks'))).sort(),
    loader: (of: string) => readFile(join(widgets, of, 'ummes.js'), 'utf8'),
  };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ummes-chunks-'));
  builds = 0;
});
afterEach(() => rm(folder, { recursive: true }));

describe('a page that was open when the site was deployed', () => {
  it('finds its chunks for thirty days more', async () => {
    await build('a-1.js', 0);
    expect((await build('b-2.js', 29)).chunks).toEqual(['a-1.js', 'a-1.js.br', 'b-2.js', 'b-2.js.br']);
    expect((await build('c-3.js', 31)).chunks).toEqual(['b-2.js', 'b-2.js.br', 'c-3.js', 'c-3.js.br']);
  });

  it('finds a chunk that has not changed for as long as it is built', async () => {
    await build('a-1.js', 0);
    await build('a-1.js', 25);
    expect((await build('b-2.js', 50)).chunks).toContain('a-1.js');
  });
});

describe('a host that has pinned a version', () => {
  it('keeps getting its files after later builds', async () => {
    await build('a-1.js', 0, '1.0.0');
    await build('b-2.js', 1, '1.1.0');
    const { loader } = await build('c-3.js', 400, '1.2.0');
    expect([await loader('1.0.0'), await loader('1.1.0')]).toEqual(['loader of day 0', 'loader of day 1']);
  });

  it('gets the new files of the version that is built again', async () => {
    await build('a-1.js', 0, '1.0.0');
    expect(await (await build('a-1.js', 1, '1.0.0')).loader('1.0.0')).toBe('loader of day 1');
  });
});
