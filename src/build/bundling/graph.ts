import { readFile } from 'node:fs/promises';
import type { Metafile } from 'esbuild';

/** Where the build puts its results: a folder of its own while it runs (publish.mjs); for all others the current build. */
export const DIST = process.env.UMMES_BUILD ?? 'dist';

/** The static root, where everything that a browser loads is put. */
export const WEB = `${DIST}/web`;

/** Which built file imports which: esbuild's account of the browser build, with paths below the static root. */
export class Graph {
  constructor(private readonly outputs: Metafile['outputs']) {}

  static async read(file: string): Promise<Graph> {
    const { outputs } = JSON.parse(await readFile(file, 'utf8')) as Metafile;
    return new Graph(outputs);
  }

  /** All built scripts, as paths below the static root. */
  files(): string[] {
    return Object.keys(this.outputs).filter((file) => file.endsWith('.js'));
  }

  /**
   * A file and all that it cannot run without, itself first. What it imports only on demand is not
   * among it.
   * @param file a path below the static root, as `widgets/events.js`.
   */
  needs(file: string): string[] {
    return this.#closure([file], ['import-statement']);
  }

  /** These files and all that they may ever import, on demand too. */
  reachable(files: readonly string[]): string[] {
    return this.#closure(files, ['import-statement', 'dynamic-import']);
  }

  /** How many of the built files a file imports by itself. */
  imports(file: string): number {
    return this.outputs[file]?.imports.filter(({ external }) => !external).length ?? 0;
  }

  #closure(files: readonly string[], kinds: readonly string[]): string[] {
    const found = new Set<string>();
    const visit = (path: string) => {
      if (found.has(path)) return;
      const output = this.outputs[path];
      if (!output) throw new Error(`${path} is not among the built files`);
      found.add(path);
      for (const { kind, path: imported, external } of output.imports) {
        if (kinds.includes(kind) && !external) visit(imported);
      }
    };
    files.forEach(visit);
    return [...found];
  }

  /** The built file that a source file is the entry of, as for what is imported on demand. */
  entry(source: string): string {
    const found = Object.entries(this.outputs).find(([, { entryPoint }]) => entryPoint === source);
    if (!found) throw new Error(`${source} is the entry of no built file`);
    return found[0];
  }

  /** The source files that went into these built files. */
  sources(files: readonly string[]): string[] {
    return files.flatMap((file) => Object.keys(this.outputs[file]?.inputs ?? {}));
  }
}
