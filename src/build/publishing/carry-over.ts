import { existsSync } from 'node:fs';
import { cp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A page that was opened before a deploy may ask for its lazy chunks for this long. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const WIDGETS = 'web/widgets';
const CHUNKS = `${WIDGETS}/chunks`;

interface Builds {
  /** The version being built; its folder is made anew. */
  version: string;
  /** The folder of the build being made. */
  build: string;
  /** The folder of the build that it will replace, if there is one. */
  previous: string | undefined;
  now?: number;
}

/**
 * Takes over files of the previous build that may still be requested: the chunks of the last 30 days, for pages that
 * are open, and the folders of other versions, for hosts that have pinned one. Every build writes its own chunks, and
 * a copy keeps the time of its file: that is when a chunk was last part of a build.
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

  // A chunk's map and compressed copies stay as long as the chunk.
  await copy(CHUNKS, async (file) => (await stat(file.replace(/\.(map|br|gz)$/, ''))).mtimeMs >= now - KEPT_MS);
  const versions = (await readdir(join(previous, WIDGETS))).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
  for (const other of versions) if (other !== version) await copy(join(WIDGETS, other));
}
