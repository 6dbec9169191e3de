import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { entriesIn, Graph } from '../bundling/graph';
import { WEB } from '../folders';

const WIDGETS = join(WEB, 'widgets');

/** The released versions, and the hashes of their files. Written by `npm version` (record-release.mjs). */
const RELEASES = 'widgets/releases.json';

/** The hash of each file: `{ "ummes.js": "sha384-…" }`. */
type Hashes = Record<string, string>;

/**
 * Copies the loader, the tags, the modules for pages and their chunks to `widgets/<version>/`, whose files never
 * change, because hosts pin a version.
 * @param copies the tags' own files under the names that the loader requests, by tag name.
 */
export async function copyVersion(copies: Readonly<Record<string, string>>, version: string): Promise<void> {
  const graph = await Graph.read('tags');
  const entries = Object.keys(entriesIn('widgets')).map((entry) => `${entry}.js`);
  const loader = 'widgets/ummes.js';
  const others = entries.filter((entry) => entry !== loader);
  const needed = others.flatMap((entry) => graph.needs(entry, ['import-statement', 'dynamic-import']));
  for (const file of new Set([loader, ...Object.values(copies), ...needed])) {
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      if (existsSync(join(WEB, name))) await cp(join(WEB, name), join(WIDGETS, version, relative('widgets', name)));
    }
  }
}

/** Writes `widgets/integrity.json`, and returns it: the hash of every script in widgets/. */
export async function writeIntegrity(): Promise<Hashes> {
  const files = (await readdir(WIDGETS, { recursive: true })).filter((file) => file.endsWith('.js')).sort();
  const hashes: Hashes = {};
  for (const file of files) {
    const digest = createHash('sha384').update(await readFile(join(WIDGETS, file)));
    hashes[file] = `sha384-${digest.digest('base64')}`;
  }
  await writeFile(join(WIDGETS, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
  return hashes;
}

/**
 * Fails the build if it contains a released version with different files: they are cached forever, and hosts pin their
 * hashes. Earlier versions may be missing.
 */
export async function checkReleases(version: string, hashes: Hashes, releases = RELEASES): Promise<void> {
  const released: Record<string, Hashes> = JSON.parse(await readFile(releases, 'utf8'));
  for (const [number, files] of Object.entries(released)) {
    const held = Object.keys(hashes).filter((file) => file.startsWith(`${number}/`));
    if (held.length === 0) continue;
    const names = new Set([...Object.keys(files), ...held.map((file) => file.slice(number.length + 1))]);
    const changed = [...names].filter((name) => files[name] !== hashes[`${number}/${name}`]);
    if (changed.length === 0) continue;
    throw new Error(
      `${number} was released with different files (${changed.length} differ, such as ${changed[0]}). ` +
        (number === version
          ? 'Bump the version with npm version <patch|minor|major> (see Release in CONTRIBUTING.md).'
          : 'Delete dist/ and rebuild from its Git tag (see Updates in docs/run-a-server.md).'),
    );
  }
}
