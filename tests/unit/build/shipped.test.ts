import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { Graph } from '../../../src/build/bundling/graph';
import { WEB } from '../../../src/build/folders';
import { SMALLEST_BYTES } from '../../../src/build/publishing/compress';
import { TAGS } from '../../../src/entries/renderer';

const WIDGETS = join(WEB, 'widgets');
const scriptsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));

describe('the widget files', () => {
  it('are all listed in integrity.json with their hashes', () => {
    const hashes = scriptsIn(WIDGETS).map((file) => {
      const hash = createHash('sha384').update(readFileSync(join(WIDGETS, file)));
      return [file, `sha384-${hash.digest('base64')}`];
    });
    const listed = JSON.parse(readFileSync(join(WIDGETS, 'integrity.json'), 'utf8'));
    expect(listed).toEqual(Object.fromEntries(hashes));
  });

  it("are copied unchanged to the version's folder, with all their imports and without the site's code", async () => {
    const folder = join(WIDGETS, packageJson.version);
    const copied = scriptsIn(folder);
    expect(copied).toEqual(
      expect.arrayContaining([
        'ummes.js',
        ...TAGS.map(({ tag }) => tag.replace('ummes-', '')).map((name) => `${name}.js`),
      ]),
    );
    for (const file of copied) {
      const copy = readFileSync(join(folder, file));
      expect(copy.equals(readFileSync(join(WIDGETS, file))), file).toBe(true);
      // Chunk names end in a hash; the loader lists only the hashes.
      const named = file === 'ummes.js' ? /(?<=[" ])[0-9A-Z]{6,8}(?=[" ])/g : /(?<=-)[0-9A-Z]{6,8}(?=\.js")/g;
      for (const hash of copy.toString().match(named) ?? [])
        expect(copied.join(), `${file} imports ${hash}`).toContain(`-${hash}.js`);
    }
    const { outputs } = await Graph.read('tags');
    const sources = copied.flatMap((file) => Object.keys(outputs[`widgets/${file}`]?.inputs ?? {}));
    expect(sources.filter((file) => file.startsWith('src/site/'))).toEqual([]);
  });

  it('have compressed copies with the same content, unless that would save no packet', () => {
    for (const file of scriptsIn(WIDGETS).map((name) => join(WIDGETS, name))) {
      const content = readFileSync(file);
      if (content.length < SMALLEST_BYTES) {
        expect([existsSync(`${file}.br`), existsSync(`${file}.gz`)], file).toEqual([false, false]);
        continue;
      }
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(content), `${file}.br`).toBe(true);
      expect(gunzipSync(readFileSync(`${file}.gz`)).equals(content), `${file}.gz`).toBe(true);
    }
  });
});

it('the sitemap lists only pages that search engines may index', () => {
  const sitemap = readFileSync(join(WEB, 'sitemap.xml'), 'utf8');
  const paths = Array.from(sitemap.matchAll(/<loc>https:\/\/[^/]+(.*)<\/loc>/g), ([, path = '']) => path);
  expect(paths).toContain('/events');
  for (const path of paths)
    expect(readFileSync(join(WEB, path, 'index.html'), 'utf8'), path).not.toContain('name="robots"');
});
