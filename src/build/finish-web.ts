import { readFile, rm, writeFile } from 'node:fs/promises';
import { checkBudgets } from './budgets';
import { copyByContent } from './by-content';
import { carryOver } from './carry-over';
import { compress } from './compress';
import { writeContentFiles } from './content-files';
import { copyStatic } from './copy-static';
import { addReload } from './draft-reload';
import { tagNames } from './entries';
import { DIST, Graph, WEB } from './graph';
import { buildLoader } from './loader';
import { writePageList, writePages } from './pages';
import { writeReference } from './reference';
import { checkRelease } from './releases';
import { copyVersion, writeIntegrity } from './versions';
import { writeWorkbench } from './workbench';

/** esbuild's account of the browser build, kept for the budgets and the bench. */
export const METAFILE = `${DIST}/metafile.json`;

/** All that follows the bundling of site and tags, in its order. */
export async function finishWeb({ version, draft }: { version: string; draft: boolean }): Promise<void> {
  const graph = await readGraph();
  const site = await copyByContent(graph, 'site/main.js', 'site');
  const tags = await Promise.all(tagNames().map((name) => copyByContent(graph, `widgets/${name}.js`)));
  await copyStatic();
  await Promise.all([
    buildLoader(graph, tags, draft),
    writePages(graph, site),
    writeWorkbench(),
    writeContentFiles(),
    writeReference(WEB),
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
  await writePageList();
}

/** Takes the folder of the build out of esbuild's account: the build moves. */
async function readGraph(): Promise<Graph> {
  const account = `${WEB}/metafile-esm.json`;
  await writeFile(METAFILE, (await readFile(account, 'utf8')).replaceAll(`"${WEB}/`, '"'));
  await rm(account);
  return Graph.read(METAFILE);
}
