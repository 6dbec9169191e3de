import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn, linkFile } from './link.mjs';

/** A page that was opened before a deploy may ask for its lazy chunks for this long. */
const KEPT_DAYS = 30;

const CHUNKS = 'web/widgets/chunks';
const WIDGETS = 'web/widgets';
/** When each chunk was last part of a build. */
const RECORD = 'chunks.json';

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
 * are open, and the folders of other versions, for hosts that have pinned one.
 */
export async function carryOver({ version, build, previous, now = Date.now() }: Builds): Promise<void> {
  const lastBuilt = await readRecord(previous);
  const made = new Set((await filesIn(join(build, CHUNKS))).map(chunkOf));
  for (const chunk of made) lastBuilt[chunk] = now;
  if (previous) {
    const oldest = now - KEPT_DAYS * 24 * 60 * 60 * 1000;
    for (const file of await filesIn(join(previous, CHUNKS))) {
      const chunk = chunkOf(file);
      lastBuilt[chunk] ??= now; // the record of its build is missing
      if (lastBuilt[chunk] >= oldest && !made.has(chunk)) await take(join(CHUNKS, file));
    }
    for (const [chunk, time] of Object.entries(lastBuilt)) if (time < oldest) delete lastBuilt[chunk];
    for (const other of await versionsIn(join(previous, WIDGETS))) {
      if (other === version) continue;
      for (const file of await filesIn(join(previous, WIDGETS, other))) await take(join(WIDGETS, other, file));
    }
  }
  await writeFile(join(build, RECORD), JSON.stringify(lastBuilt, null, 1));

  function take(file: string) {
    return linkFile(join(previous as string, file), join(build, file));
  }
}

/** The chunk that a file belongs to: itself, its compressed copies, its map. */
function chunkOf(file: string): string {
  return file.replace(/\.(map|br|gz)$/, '');
}

async function readRecord(build: string | undefined): Promise<Record<string, number>> {
  const file = join(build ?? '', RECORD);
  return build && existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

async function versionsIn(widgets: string): Promise<string[]> {
  return existsSync(widgets) ? (await readdir(widgets)).filter((name) => /^\d+\.\d+\.\d+/.test(name)) : [];
}
