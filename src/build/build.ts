/*
 * npm run build, step by step. The steps write to a new folder, whose files become those of dist/ once all steps have
 * succeeded (commands/fresh.mjs).
 */
import { rm } from 'node:fs/promises';
import packageJson from '../../package.json' with { type: 'json' };
import { checkBudgets } from './bundling/budgets';
import { buildBundles, buildLoader } from './bundling/bundles';
import { copyEntries } from './bundling/entry-copies';
import { buildDemo } from './demo';
import { DRAFT, INTERMEDIATE, SAMPLE_HOME, WEB } from './folders';
import { writeDesk } from './prerendering/desk';
import { writePageList } from './prerendering/page-list';
import { writePages } from './prerendering/pages';
import { writeSitemap } from './prerendering/sitemap';
import { copyPreviousFiles } from './publishing/carry-over';
import { compress, compressFile } from './publishing/compress';
import { checkReleases, copyVersion, writeIntegrity } from './publishing/versions';
import { describeTags } from './reference/describe-tags';
import { writeDeclarations, writeReference } from './reference/reference';
import { writeServerFiles } from './server-files';

const { version } = packageJson;
const tags = describeTags();

await buildBundles();
const copies = await copyEntries(tags);
await buildLoader(tags, copies.tags);
await writeServerFiles(tags);
const pages = await writePages(copies.site);
const deskPages = await writeDesk();
await writePageList([...pages, ...deskPages]);
await writeSitemap();
await writeDeclarations(tags);
await buildDemo();
await copyPreviousFiles(version);
if (!DRAFT) {
  await writeReference(tags);
  await compress(WEB);
  await compressFile(SAMPLE_HOME);
  await copyVersion(copies.tags, version);
  const hashes = await writeIntegrity();
  await checkReleases(version, hashes);
  await checkBudgets();
}
await rm(INTERMEDIATE, { recursive: true });
