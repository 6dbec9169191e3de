import { resolve } from 'node:path';
import { ensureBrowser, ensureSystems } from '../support/programs.mjs';

/** Installs the browser and the systems. */
export default async function install() {
  process.chdir(resolve(import.meta.dirname, '../..'));
  await ensureBrowser();
  await ensureSystems();
}
