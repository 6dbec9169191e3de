import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { tagNames } from '../../../src/build/bundling/entries';
import { Graph, METAFILE, WEB } from '../../../src/build/bundling/graph';

/** The names of chunks that a script imports, as `chunk-ABCDEFGH`. */
function chunksNamedIn(script: string): string[] {
  return script.match(/(?<=["' /])[a-z-]+-[0-9A-Z]{8}(?=["' ]|\.js)/g) ?? [];
}

/** The names of chunks in the loader's lists, as `chunk-ABCDEFGH`: of each tag's own and of those that it shares. */
function chunksOfLoader(script: string): string[] {
  const lists = script.matchAll(/["']?([a-z-]+)["']?:\s*\["((?:[0-9A-Z]{8} ?)+)"/g);
  return [...lists].flatMap(([, name, hashes = '']) =>
    hashes.split(' ').map((hash, position) => `${position ? 'chunk' : name}-${hash}`),
  );
}

/* What npm run build has left in dist/; npm test builds before. */

const graph = await Graph.read(METAFILE);

describe('what a page loads at first', () => {
  it('for ummes-events has no code of what may never be opened', () => {
    const sources = graph.sources(graph.needs('widgets/events.js'));
    const later = /event-detail\.tsx|event-dialog|lightbox|ui\/dialog|toaster|sonner|embla|calendar|wouter|zod/;
    expect(sources.filter((file) => later.test(file))).toEqual([]);
    expect(sources.some((file) => file.endsWith('features/events/events.tsx'))).toBe(true);
  });

  it('has React once, for site and tags together', () => {
    const withReact = graph
      .files()
      .filter((file) => graph.sources([file]).some((path) => path.includes('/react-dom/')));
    expect(withReact.length).toBe(1);
  });
});

describe('the widgets as files', () => {
  const scripts = readdirSync(join(WEB, 'widgets'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.js$/.test(file),
  );

  it('are all in integrity.json, with their hashes', () => {
    const hashes = scripts.map((file) => {
      const hash = createHash('sha384').update(readFileSync(join(WEB, 'widgets', file)));
      return [file, `sha384-${hash.digest('base64')}`];
    });
    const listed = JSON.parse(readFileSync(join(WEB, 'widgets/integrity.json'), 'utf8'));
    expect(listed).toEqual(Object.fromEntries(hashes));
  });

  it('stand once more under the version, byte for byte, with all that they import and nothing of the site', () => {
    const folder = join(WEB, 'widgets', packageJson.version);
    const copied = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    const tags = tagNames().map((name) => `${name}.js`);
    expect(copied).toEqual(expect.arrayContaining(['ummes.js', ...tags]));
    for (const file of copied) {
      const copy = readFileSync(join(folder, file));
      expect(copy.equals(readFileSync(join(WEB, 'widgets', file))), file).toBe(true);
      const imported = (file === 'ummes.js' ? chunksOfLoader : chunksNamedIn)(copy.toString());
      for (const name of imported) expect(copied).toContain(`chunks/${name}.js`);
      if (file === 'ummes.js') expect(imported.length).toBeGreaterThan(tagNames().length);
    }
    const sources = graph.sources(copied.map((file) => `widgets/${file}`));
    expect(sources.filter((file) => file.startsWith('src/site/'))).toEqual([]);
  });

  it('are the same compressed', () => {
    for (const file of scripts.map((name) => join(WEB, 'widgets', name)).filter((name) => existsSync(`${name}.br`))) {
      const content = readFileSync(file);
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(content), `${file}.br`).toBe(true);
      expect(gunzipSync(readFileSync(`${file}.gz`)).equals(content), `${file}.gz`).toBe(true);
    }
  });
});

it('the workbench shows code as code, not as backticks', () => {
  for (const page of readdirSync(join(WEB, 'demo')).filter((file) => file.endsWith('.html')))
    expect(readFileSync(join(WEB, 'demo', page), 'utf8'), page).not.toContain('`');
});
