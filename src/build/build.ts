/* The steps of a build, into the folder that commands/fresh.mjs has made for it. */
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'tsup';
import packageJson from '../../package.json' with { type: 'json' };
import * as bundles from '../../tsup.config';
import { checkBudgets } from './bundling/budgets';
import { copyByContent } from './bundling/by-content';
import { tagNames } from './bundling/entries';
import { DIST, Graph, METAFILE, STEPS, WEB } from './bundling/graph';
import { attributesOfTags, tagTable } from './bundling/tag-table';
import { writeDemoPages } from './prerendering/demo-pages';
import { writeDesk } from './prerendering/desk-page';
import { addReload } from './prerendering/draft-reload';
import { writePages } from './prerendering/pages';
import { writeContentFiles } from './prerendering/site-files';
import { carryOver } from './publishing/carry-over';
import { compress } from './publishing/compress';
import { checkRelease } from './publishing/releases';
import { copyVersion, writeIntegrity } from './publishing/versions';
import { writeReference } from './reference/reference';

const { draft } = bundles;
const { version } = packageJson;
const previous = process.env.UMMES_PREVIOUS_BUILD || undefined;

const { loader, library, draft: _draft, ...others } = bundles;
await Promise.all([...Object.values(others), ...(draft ? [] : [library])].map(build));

const graph = await readGraph();
const site = await copyByContent(graph, 'site/main.js', 'site');
const tags = await Promise.all(tagNames().map((name) => copyByContent(graph, `widgets/${name}.js`)));
await build(loader(await tagTable(graph, tags)));

// Names the packages that the server needs, which are none of the library's.
await copyFile('src/server/package.json', `${DIST}/server/package.json`);
await writeFile(`${DIST}/server/tags.json`, `${JSON.stringify(await attributesOfTags(), null, 2)}\n`);
const pages = [...(await writePages(graph, site)), await writeDesk()];
await writeFile(`${DIST}/pages.json`, `${JSON.stringify(pages, null, 2)}\n`);
await writeDemoPages();
await writeContentFiles();
await carryOver({ version, build: DIST, previous });
if (draft) {
  await addReload();
} else {
  await writeReference();
  await compress(WEB, previous && `${previous}/web`);
  await copyVersion(graph, tags, version);
  await checkRelease(version, await writeIntegrity());
  await checkBudgets(graph);
}
await rm(STEPS, { recursive: true });

/** Removes the build's folder from the paths in esbuild's metafile, as the build will be copied. */
async function readGraph(): Promise<Graph> {
  const written = `${WEB}/metafile-esm.json`;
  await writeFile(METAFILE, (await readFile(written, 'utf8')).replaceAll(`"${WEB}/`, '"'));
  await rm(written);
  return Graph.read(METAFILE);
}
