import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Graph } from '../../../src/build/graph';
import { dropOldChunks } from '../../../src/build/old-chunks';

const DAY_MS = 24 * 60 * 60 * 1000;
let folder: string;

/** A build that makes one chunk, at a day counted from the first. */
async function build(chunk: string, day: number) {
  const place = { chunks: join(folder, 'chunks'), record: join(folder, 'chunks.json') };
  await mkdir(place.chunks, { recursive: true });
  await writeFile(join(place.chunks, chunk), '');
  await writeFile(join(place.chunks, `${chunk}.br`), '');
  const output = { bytes: 0, inputs: {}, imports: [], exports: [] };
  await dropOldChunks(new Graph({ [`dist/web/widgets/chunks/${chunk}`]: output }), 1e12 + day * DAY_MS, place);
  return (await readdir(place.chunks)).sort();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ummes-chunks-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a page that was open when the site was deployed', () => {
  it('finds its chunks for thirty days more', async () => {
    await build('a-1.js', 0);
    expect(await build('b-2.js', 29)).toEqual(['a-1.js', 'a-1.js.br', 'b-2.js', 'b-2.js.br']);
    expect(await build('c-3.js', 31)).toEqual(['b-2.js', 'b-2.js.br', 'c-3.js', 'c-3.js.br']);
  });

  it('finds a chunk that has not changed for as long as it is built', async () => {
    await build('a-1.js', 0);
    await build('a-1.js', 25);
    expect(await build('b-2.js', 50)).toContain('a-1.js');
  });
});
