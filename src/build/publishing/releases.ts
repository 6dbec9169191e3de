import { readFile } from 'node:fs/promises';

/** The released versions, and the hashes of their files. Written by `npm version` (record-release.mjs). */
const RELEASES = 'widgets/releases.json';

/** By version, then by file, as `ummes.js`: `sha384-…`. */
type Releases = Record<string, Record<string, string>>;

/**
 * Fails the build when it has made other files than those that were released under its version: they are
 * cached for good, and hosts pin their hashes.
 * @param hashes of all scripts below widgets/, as in integrity.json.
 */
export async function checkRelease(version: string, hashes: Record<string, string>, file = RELEASES): Promise<void> {
  const released = (JSON.parse(await readFile(file, 'utf8')) as Releases)[version];
  if (!released) return;
  const own = Object.entries(hashes).filter(([name]) => name.startsWith(`${version}/`));
  const made = Object.fromEntries(own.map(([name, hash]) => [name.slice(version.length + 1), hash]));
  const changed = [...new Set([...Object.keys(released), ...Object.keys(made)])].filter((name) => {
    return released[name] !== made[name];
  });
  if (changed.length === 0) return;
  throw new Error(
    `${version} is released, and the widgets are no longer what was released (${changed.length} files, ${changed[0]} ` +
      'for example). Raise the version: npm version <patch|minor|major>, see CONTRIBUTING.md, Releasing.',
  );
}
