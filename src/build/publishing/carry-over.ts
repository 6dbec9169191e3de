import { existsSync } from 'node:fs';
import { cp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './builds.mjs';

/** A page that was opened before a deploy may ask for its lazy chunks for this long. */
const KEPT_DAYS = 30;

const CHUNKS = 'web/widgets/chunks';
const WIDGETS = 'web/widgets';

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
  if (!previous) return;
  const take = (file: string) => cp(join(previous, file), join(build, file), { preserveTimestamps: true });
  const made = new Set((await filesIn(join(build, CHUNKS))).map(chunkOf));
  const oldest = now - KEPT_DAYS * 24 * 60 * 60 * 1000;
  for (const file of await filesIn(join(previous, CHUNKS))) {
    const chunk = chunkOf(file);
    const isKept = !made.has(chunk) && (await stat(join(previous, CHUNKS, chunk))).mtimeMs >= oldest;
    if (isKept) await take(join(CHUNKS, file));
  }
  for (const other of await versionsIn(join(previous, WIDGETS))) {
    if (other === version) continue;
    for (const file of await filesIn(join(previous, WIDGETS, other))) await take(join(WIDGETS, other, file));
  }
}

/** The chunk that a file belongs to: itself, its compressed copies, its map. */
function chunkOf(file: string): string {
  return file.replace(/\.(map|br|gz)$/, '');
}

async function versionsIn(widgets: string): Promise<string[]> {
  return existsSync(widgets) ? (await readdir(widgets)).filter((name) => /^\d+\.\d+\.\d+/.test(name)) : [];
}
