import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Each file here imports the modules of a chunk. */
const FOLDER = 'src/entries/chunks';

/** The chunks that all entries of a bundle need. */
const BASES = ['base.ts', 'tags.ts', 'site.ts'];

/** The chunks that only some need. Whatever imports a module of one loads all of it. */
const SHARED = readdirSync(FOLDER)
  .filter((file) => !BASES.includes(file))
  .map((file) => join(FOLDER, file));

/**
 * Makes few, large chunks. esbuild cuts one for each set of entries that share a module: dozens of requests, which compress
 * worse. So each entry, dynamic imports included, imports the base first, and each module of a shared chunk imports that
 * chunk's file. The order in which a chunk's modules run is the same wherever it is imported.
 * @param base the file of the chunk that all entries need: `tags` or `site`.
 */
export function chunks(base: string): Plugin {
  const basePath = resolve(FOLDER, `${base}.ts`);
  const chunkOf = new Map(
    SHARED.flatMap((chunk) => importsIn(chunk, /^import '(.+)';$/gm).map((path) => [path, resolve(chunk)])),
  );
  return {
    name: 'chunks',
    setup(build) {
      const entries = Object.values(build.initialOptions.entryPoints as Record<string, string>);
      const needBase = new Set([
        ...entries.filter((file) => !file.startsWith(FOLDER)).map(pathOf),
        ...dynamicImports(),
      ]);
      build.onLoad({ filter: /[\\/](src|widgets|demo)[\\/].*\.tsx?$/ }, ({ path }) => {
        const name = pathOf(path);
        const first = [needBase.has(name) && basePath, chunkOf.get(name)].filter((file) => file);
        if (first.length === 0) return undefined;
        const imports = first.map((file) => `import ${JSON.stringify(file)};`).join('');
        return { contents: imports + readFileSync(path, 'utf8'), loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** All modules that a module of src imports dynamically. */
function dynamicImports(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) => importsIn(join('src', file), /\bimport\('(\..+?)'\)/g));
}

/** The paths of the modules that a file imports, as a pattern finds them, without their endings. */
function importsIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path = '']) => resolve(dirname(file), path));
}

/** The path of a module as importers write it, without its ending. */
const pathOf = (file: string) => resolve(file.replace(/\.tsx?$/, ''));
