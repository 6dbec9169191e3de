import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Graph, WEB } from './graph';

/** A page that was opened before a deploy may ask for its lazy chunks for this long. */
const KEPT_DAYS = 30;

const PLACE = {
  chunks: join(WEB, 'widgets/chunks'),
  /** When each chunk was last part of a build. */
  record: 'dist/chunks.json',
};

/** Removes the chunks that no build of the last 30 days has made. */
export async function dropOldChunks(graph: Graph, now = Date.now(), { chunks, record } = PLACE): Promise<void> {
  if (!existsSync(chunks)) return;
  const lastBuilt: Record<string, number> = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : {};
  for (const file of graph.files()) if (file.includes('/chunks/')) lastBuilt[basename(file)] = now;
  const oldest = now - KEPT_DAYS * 24 * 60 * 60 * 1000;
  for (const file of await readdir(chunks)) {
    const chunk = file.replace(/\.(map|br|gz)$/, '');
    lastBuilt[chunk] ??= now; // made by a build whose record is gone
    if (lastBuilt[chunk] < oldest) await rm(join(chunks, file));
  }
  const kept = Object.entries(lastBuilt).filter(([, time]) => time >= oldest);
  await writeFile(record, JSON.stringify(Object.fromEntries(kept), null, 1));
}
