/* The steps of a build. They write to the folder that commands/fresh.mjs has created. */
import { copyFile, cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'tsup';
import { writeDemoPages } from '../../demo/build/pages';
import packageJson from '../../package.json' with { type: 'json' };
import * as bundles from '../../tsup.config';
import { checkBudgets } from './bundling/budgets';
import { copyByContent } from './bundling/by-content';
import { DIST, Graph, SAMPLE_HOME, STEPS, WEB } from './bundling/graph';
import { attributesOfTags, tagTable } from './bundling/tag-table';
import { writeDesk, writePages } from './prerendering/pages';
import { latestBuild } from './publishing/builds.mjs';
import { carryOver } from './publishing/carry-over';
import { compress, compressFile } from './publishing/compress';
import { checkReleases, copyVersion, writeIntegrity } from './publishing/versions';
import { fileName } from './reference/declarations';
import { describeTags } from './reference/describe-tags';
import { writeReference } from './reference/reference';

const { draft } = bundles;
const { version } = packageJson;

const { loaders, library, draft: _draft, ...others } = bundles;
await Promise.all([...Object.values(others), ...(draft ? [] : [library])].map(build));

const graph = await Graph.read('tags');
const tags = describeTags();
const site = await copyByContent('site/main.js', 'site');
const tagFiles: Record<string, string> = {};
for (const name of tags.map(fileName)) tagFiles[name] = await copyByContent(`widgets/${name}.js`);
await Promise.all(loaders(tagTable(graph, tags, tagFiles)).map(build));

// Lists the packages that the server needs and the library doesn't.
await copyFile('src/server/package.json', `${DIST}/server/package.json`);
await cp('src/server/publish/share/drawing', `${DIST}/server/share`, { recursive: true });
await writeFile(`${DIST}/server/tags.json`, `${JSON.stringify(attributesOfTags(tags), null, 2)}\n`);
const pages = [...(await writePages(site)), ...(await writeDesk())];
await writeFile(`${DIST}/pages.json`, `${JSON.stringify(pages, null, 2)}\n`);
await writeDemoPages(tags);
await carryOver({ version, build: DIST, previous: await latestBuild('dist') });
if (!draft) {
  await writeReference(tags);
  await Promise.all([compress(WEB), compressFile(join(DIST, SAMPLE_HOME))]);
  await copyVersion(graph, Object.values(tagFiles), version);
  await checkReleases(version, await writeIntegrity());
  await checkBudgets();
}
await rm(STEPS, { recursive: true });
