import { resolve } from 'node:path';
import { ensureBuilt } from '../../src/build/commands/fresh.mjs';
import { ensureBrowser } from '../support/programs.mjs';

/** Installs the browser, and builds the product if it has changed. */
export default async function prepare() {
  process.chdir(resolve(import.meta.dirname, '../..'));
  await Promise.all([ensureBrowser(), ensureBuilt()]);
}
