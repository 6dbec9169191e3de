import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { WEB } from './graph';

/**
 * Empties the static root before a build, but for what pages that are open right now may still ask
 * for: the chunks (old ones leave by age, see old-chunks.ts) and the released versions.
 * @param version the one being built; its copy is made anew.
 */
export async function sweepWeb(version: string): Promise<void> {
  await empty(WEB, (name) => name === 'widgets');
  await empty(join(WEB, 'widgets'), (name) => name === 'chunks' || (/^\d+\.\d+\.\d+/.test(name) && name !== version));
}

async function empty(folder: string, keeps: (name: string) => boolean): Promise<void> {
  if (!existsSync(folder)) return;
  const names = (await readdir(folder)).filter((name) => !keeps(name));
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
