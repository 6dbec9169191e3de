import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pack } from '../support/server/administration';

/** Packs the built package once for all apps. @returns a function that removes the archive. */
export default async function packForApps() {
  process.chdir(resolve(import.meta.dirname, '../..'));
  const folder = await mkdtemp(join(tmpdir(), 'ummes-archive-'));
  process.env.UMMES_ARCHIVE = await pack(folder);
  return () => rm(folder, { recursive: true, force: true });
}
