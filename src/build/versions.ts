import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { tagNames } from './entries';
import { type Graph, WEB } from './graph';

const WIDGETS = join(WEB, 'widgets');

/**
 * Copies the loader, the tags and their chunks to `widgets/<version>/`, an address whose files never
 * change: a host that pins a version gets exactly these for ever.
 */
export async function copyVersion(graph: Graph, version: string): Promise<void> {
  const entries = ['ummes.js', ...tagNames().map((name) => `${name}.js`)];
  const chunks = graph.files().filter((file) => file.startsWith('widgets/chunks/'));
  for (const file of [...entries, ...chunks.map((chunk) => relative('widgets', chunk))]) {
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      if (!existsSync(join(WIDGETS, name))) continue;
      await mkdir(dirname(join(WIDGETS, version, name)), { recursive: true });
      await cp(join(WIDGETS, name), join(WIDGETS, version, name));
    }
  }
}

/** Writes `widgets/integrity.json`: `{ "ummes.js": "sha384-…" }` for every script below widgets/. */
export async function writeIntegrity(): Promise<void> {
  const files = (await readdir(WIDGETS, { recursive: true })).filter((file) => file.endsWith('.js')).sort();
  const hashes = await Promise.all(files.map(async (file) => [file, integrity(await readFile(join(WIDGETS, file)))]));
  await writeFile(join(WIDGETS, 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}

function integrity(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
