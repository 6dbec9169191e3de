import { build, type Options } from 'tsup';
import { entriesIn } from '../../src/build/bundling/graph';
import { inBrowser, onServer, reload } from '../../tsup.config';

/** The scripts of the generator and of the workbench. */
const pageScripts: Options = { ...inBrowser, name: 'demo', inject: reload, entry: entriesIn('demo') };

/** The routes that the server adds with UMMES_DEMO=1. */
const serverModule: Options = { ...onServer, name: 'demo server', entry: { demo: 'demo/server/demo.ts' } };

export async function buildScripts(): Promise<void> {
  await Promise.all([pageScripts, serverModule].map(build));
}
