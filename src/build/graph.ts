import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Metafile } from 'esbuild';

/** The static root, where everything that a browser loads is put. */
export const WEB = 'dist/web';

/** Which built file imports which: esbuild's account of the browser build. */
export class Graph {
  constructor(private readonly outputs: Metafile['outputs']) {}

  static async read(file: string): Promise<Graph> {
    const { outputs } = JSON.parse(await readFile(file, 'utf8')) as Metafile;
    return new Graph(outputs);
  }

  /** All built scripts, as paths below the static root. */
  files(): string[] {
    return Object.keys(this.outputs)
      .map(belowWeb)
      .filter((file) => file.endsWith('.js'));
  }

  /**
   * A file and all that it cannot run without, itself first. What it imports only on demand is not
   * among it.
   * @param file a path below the static root, as `widgets/events.js`.
   */
  needs(file: string): string[] {
    const found = new Set<string>();
    const visit = (path: string) => {
      if (found.has(path)) return;
      const output = this.outputs[posix.join(WEB, path)];
      if (!output) throw new Error(`${path} is not among the built files`);
      found.add(path);
      for (const { kind, path: imported, external } of output.imports) {
        if (kind === 'import-statement' && !external) visit(belowWeb(imported));
      }
    };
    visit(file);
    return [...found];
  }

  /** The built file that a source file is the entry of, as for what is imported on demand. */
  entry(source: string): string {
    const found = Object.entries(this.outputs).find(([, { entryPoint }]) => entryPoint === source);
    if (!found) throw new Error(`${source} is the entry of no built file`);
    return belowWeb(found[0]);
  }

  /** The source files that went into these built files. */
  sources(files: readonly string[]): string[] {
    return files.flatMap((file) => Object.keys(this.outputs[posix.join(WEB, file)]?.inputs ?? {}));
  }
}

function belowWeb(path: string): string {
  return posix.relative(WEB, path);
}
