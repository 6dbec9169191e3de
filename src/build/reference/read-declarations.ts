import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Declaration } from '../../element/declaration';
import { cssText } from '../bundling/css-text';
import { tagNames } from '../bundling/entries';
import { DIST } from '../bundling/graph';
import { withoutInjectedStyles } from '../bundling/without-injected-styles';

let declarations: Promise<Declaration[]> | undefined;

/**
 * The declarations of all tags, read by running widgets/*.ts in Node, where define() only returns
 * them. A build reads them once.
 */
export function readDeclarations(): Promise<Declaration[]> {
  declarations ??= runTags();
  return declarations;
}

/** Runs a bundle of all tags, from inside the project so that it finds the packages. */
async function runTags(): Promise<Declaration[]> {
  const folder = resolve(DIST, '.declarations');
  const outfile = join(folder, `${process.pid}.mjs`);
  await mkdir(folder, { recursive: true });
  try {
    await build({
      stdin: {
        contents: tagNames()
          .map((name, i) => `export * as tag${i} from '../widgets/${name}';`)
          .join('\n'),
        resolveDir: process.cwd(),
      },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      plugins: [cssText(), withoutInjectedStyles()],
      logLevel: 'error',
    });
    const modules: Record<string, Record<string, unknown>> = await import(pathToFileURL(outfile).href);
    return tagNames().map((name, i) => declarationIn(modules[`tag${i}`] ?? {}, name));
  } finally {
    await rm(outfile, { force: true }); // not the folder: another run may be using it
  }
}

function declarationIn(module: Record<string, unknown>, name: string): Declaration {
  const found = Object.values(module).find((value) => (value as Declaration | undefined)?.tag === `ummes-${name}`);
  if (!found) throw new Error(`widgets/${name}.ts has to export the declaration of <ummes-${name}>`);
  return found as Declaration;
}
