import { rename } from 'node:fs/promises';
import { checkBudgets } from './budgets';
import { compress } from './compress';
import { copyStatic } from './copy-static';
import { addReload } from './draft-reload';
import { Graph, WEB } from './graph';
import { buildLoader } from './loader';
import { dropOldChunks } from './old-chunks';
import { writePageList, writePages } from './pages';
import { writeReference } from './reference';
import { copyVersion, writeIntegrity } from './versions';
import { writeWorkbench } from './workbench';

/** esbuild's account of the browser build, kept for the budgets and the bench. */
export const METAFILE = 'dist/metafile.json';

/** All that follows the bundling of site and tags, in its order. */
export async function finishWeb({ version, draft }: { version: string; draft: boolean }): Promise<void> {
  await rename(`${WEB}/metafile-esm.json`, METAFILE);
  const graph = await Graph.read(METAFILE);
  await copyStatic();
  await Promise.all([
    buildLoader(graph, draft),
    writePages(graph),
    writeWorkbench(),
    writeReference(WEB),
    dropOldChunks(graph),
  ]);
  if (draft) {
    await addReload();
  } else {
    await compress(WEB);
    await copyVersion(graph, version);
    await writeIntegrity();
    await checkBudgets(graph);
  }
  await writePageList();
}
