import { existsSync } from 'node:fs';
import { cp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST } from '../folders';
import { latestBuild } from './builds.mjs';

/** How long a page that was opened before a deploy can load its lazy chunks. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const WIDGETS = 'web/widgets';
const CHUNKS = `${WIDGETS}/chunks`;

interface Builds {
  /** The version being built, whose folder is not copied. */
  version: string;
  /** The folder of the build in progress. */
  build: string;
  /** The folder of the build that it will replace, if there is one. */
  previous: string | undefined;
  now?: number;
}

/** Copies what may still be requested from the latest build (see `carryOver`). */
export async function copyPreviousFiles(version: string): Promise<void> {
  await carryOver({ version, build: DIST, previous: await latestBuild('dist') });
}

/**
 * Copies files from the previous build that may still be requested: the chunks of the last 30 days, for pages that are
 * open, and the folders of other versions, for hosts that pin one. A chunk's age is counted from the last build
 * that wrote it, because copies keep their modification time.
 */
export async function carryOver({ version, build, previous, now = Date.now() }: Builds): Promise<void> {
  if (!previous || !existsSync(join(previous, CHUNKS))) return;
  const copy = (folder: string, filter = async (_file: string) => true) =>
    cp(join(previous, folder), join(build, folder), {
      recursive: true,
      force: false,
      preserveTimestamps: true,
      filter,
    });

  // A chunk's map and compressed copies stay as long as the chunk does.
  await copy(CHUNKS, async (file) => (await stat(file.replace(/\.(map|br|gz)$/, ''))).mtimeMs >= now - MAX_AGE_MS);
  const versions = (await readdir(join(previous, WIDGETS))).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
  for (const other of versions) if (other !== version) await copy(join(WIDGETS, other));
}
