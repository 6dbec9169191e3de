import { readFile, rm, writeFile } from 'node:fs/promises';
import { checkBudgets } from './bundling/budgets';
import { copyByContent } from './bundling/by-content';
import { buildDesk } from './bundling/desk';
import { tagNames } from './bundling/entries';
import { DIST, Graph, WEB } from './bundling/graph';
import { buildLoader } from './bundling/loader';
import { buildRenderer } from './bundling/renderer';
import { writeContentFiles } from './prerendering/content-files';
import { writeDemoPages } from './prerendering/demo-pages';
import { writeDeskPage } from './prerendering/desk-page';
import { addReload } from './prerendering/draft-reload';
import { writePages } from './prerendering/pages';
import { carryOver } from './publishing/carry-over';
import { compress } from './publishing/compress';
import { checkRelease } from './publishing/releases';
import { copyVersion, writeIntegrity } from './publishing/versions';
import { writeReference } from './reference/reference';

/** esbuild's metafile of the browser build, for the budgets and the bench. */
export const METAFILE = `${DIST}/metafile.json`;

/** The document for each path, for the server. */
const PAGE_LIST = `${DIST}/pages.json`;

/** Runs the steps that follow the bundling of site and tags. */
export async function finishWeb({ version, draft }: { version: string; draft: boolean }): Promise<void> {
  const graph = await readGraph();
  const site = await copyByContent(graph, 'site/main.js', 'site');
  const tags = await Promise.all(tagNames().map((name) => copyByContent(graph, `widgets/${name}.js`)));
  const [pages, desk] = await Promise.all([
    writePages(graph, site),
    writeDeskPage(),
    buildDesk(draft),
    buildLoader(graph, tags, draft),
    buildRenderer(),
    writeDemoPages(),
    writeContentFiles(),
    ...(draft ? [] : [writeReference()]),
  ]);
  const previous = process.env.UMMES_PREVIOUS_BUILD;
  await carryOver({ version, build: DIST, previous });
  if (draft) {
    await addReload();
  } else {
    await compress(WEB, previous && `${previous}/web`);
    await copyVersion(graph, tags, version);
    await checkRelease(version, await writeIntegrity());
    await checkBudgets(graph);
  }
  // Last, as the server in development takes it for the end of a build.
  await writeFile(PAGE_LIST, `${JSON.stringify([...pages, desk], null, 2)}\n`);
}

/** Removes the build's folder from the paths in esbuild's metafile, as the build will move. */
async function readGraph(): Promise<Graph> {
  const written = `${WEB}/metafile-esm.json`;
  await writeFile(METAFILE, (await readFile(written, 'utf8')).replaceAll(`"${WEB}/`, '"'));
  await rm(written);
  return Graph.read(METAFILE);
}
