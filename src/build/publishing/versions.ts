import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PAGE_MODULES, tagEntries } from '../bundling/entries';
import { type Graph, WEB } from '../bundling/graph';

const WIDGETS = join(WEB, 'widgets');

/**
 * Copies the loader, the tags, the modules for pages and their chunks to `widgets/<version>/`, whose files never change:
 * hosts pin a version.
 * @param copies the tags' own files under the names by which the loader asks for them.
 */
export async function copyVersion(graph: Graph, copies: readonly string[], version: string): Promise<void> {
  const entries = Object.keys({ ...tagEntries(), ...PAGE_MODULES }).map((entry) => `${entry}.js`);
  for (const file of ['widgets/ummes.js', ...copies, ...graph.reachable(entries)]) {
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      if (existsSync(join(WEB, name))) await cp(join(WEB, name), join(WIDGETS, version, relative('widgets', name)));
    }
  }
}

/** Writes `widgets/integrity.json`, and returns it: `{ "ummes.js": "sha384-…" }` for every script below widgets/. */
export async function writeIntegrity(): Promise<Record<string, string>> {
  const files = (await readdir(WIDGETS, { recursive: true })).filter((file) => file.endsWith('.js')).sort();
  const hashes = await Promise.all(files.map(async (file) => [file, integrity(await readFile(join(WIDGETS, file)))]));
  const listed: Record<string, string> = Object.fromEntries(hashes);
  await writeFile(join(WIDGETS, 'integrity.json'), `${JSON.stringify(listed, null, 2)}\n`);
  return listed;
}

function integrity(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
