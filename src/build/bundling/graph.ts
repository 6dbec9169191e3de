import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { DIST, WEB } from '../folders';

/** `{ 'widgets/events': 'widgets/events.ts' }` for every script in a folder. */
export function entriesIn(folder: string): Record<string, string> {
  const scripts = readdirSync(folder).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  return Object.fromEntries(scripts.sort().map((file) => [`${folder}/${parse(file).name}`, join(folder, file)]));
}

/** The bundles that browsers load; each includes React. */
export type BundleName = 'tags' | 'site' | 'desk';

const fileOf = (bundle: BundleName) => `${DIST}/graphs/${bundle}.json`;

/** Writes a bundle's import graph. Omits the build's folder from paths, because the build is copied. */
export function writeGraph(bundle: BundleName): Plugin {
  return {
    name: 'write-graph',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(async ({ metafile }) => {
        await mkdir(`${DIST}/graphs`, { recursive: true });
        await writeFile(fileOf(bundle), JSON.stringify(metafile?.outputs).replaceAll(`"${WEB}/`, '"'));
      });
    },
  };
}

/** The import graph of a bundle, from esbuild's metafile, with paths relative to the static root. */
export class Graph {
  constructor(readonly outputs: Metafile['outputs']) {}

  static async read(bundle: BundleName): Promise<Graph> {
    return new Graph(JSON.parse(await readFile(fileOf(bundle), 'utf8')));
  }

  /**
   * Returns a file and, recursively, its imports. Each file precedes those that it imports.
   * @param file a path under the static root, such as `widgets/events.js`.
   * @param kinds default: the static imports only.
   */
  needs(file: string, kinds = ['import-statement']): string[] {
    const seen = new Set<string>();
    const found: string[] = [];
    const visit = (path: string) => {
      if (seen.has(path)) return;
      seen.add(path);
      const output = this.outputs[path];
      if (!output) throw new Error(`${path} is not among the built files`);
      for (const { kind, path: imported, external } of output.imports) {
        if (kinds.includes(kind) && !external) visit(imported);
      }
      found.unshift(path);
    };
    visit(file);
    return found;
  }

  /** Returns the files that a file and its imports import dynamically, with the modules that they were built from. */
  lazy(file: string): { path: string; source: string }[] {
    const imports = this.needs(file).flatMap((path) => this.outputs[path]?.imports ?? []);
    const paths = imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
    return [...new Set(paths)].map((path) => ({ path, source: this.outputs[path]?.entryPoint ?? '' }));
  }

  /** Returns the file built from an entry point, such as a dynamically imported module. */
  entry(source: string): string {
    const found = Object.entries(this.outputs).find(([, { entryPoint }]) => entryPoint === source);
    if (!found) throw new Error(`no built file has the entry ${source}`);
    return found[0];
  }
}
