import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The parts of the package, in a clone or as installed from a registry. */
export type PackageRoot = ReturnType<typeof findPackageRoot>;

/**
 * Finds the package that contains a file, and returns its parts.
 * @throws if the file was moved out of the package.
 */
export function findPackageRoot(from: string = fileURLToPath(import.meta.url)) {
  for (let folder = dirname(from); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    const { name, version } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
    if (name !== 'ummes') continue;
    // A built command serves the build that it is part of: dist/, or a folder in dist/builds/.
    const own = dirname(dirname(from));
    const dist = existsSync(join(own, 'pages.json')) ? own : join(folder, 'dist');
    return {
      /** For /healthz and `--version`. */
      version: version as string,
      build: buildIn(dist),
      /** The workbench's module, for UMMES_DEMO. */
      demo: join(dist, 'server', 'demo.js'),
      /** The sample sheets for the first start. */
      sampleSheets: join(folder, 'src', 'content', 'samples'),
      /** The example settings file for the first start. */
      exampleSettings: join(folder, 'src', 'server', 'deploy', 'settings.env'),
    };
  }
  throw new Error(`No package named ummes above ${from}`);
}

/** The parts of a build that the server reads. */
export type Build = ReturnType<typeof buildIn>;

/** Returns the parts of the build in a folder. */
export function buildIn(dist: string) {
  const server = join(dist, 'server');
  return {
    /** The static root. */
    web: join(dist, 'web'),
    /** The list of pages. */
    pages: join(dist, 'pages.json'),
    /** The module that renders pages and tags. */
    renderer: join(server, 'render.js'),
    /** The tags' attributes, as JSON. */
    tags: join(server, 'tags.json'),
    /** The script that is part of every frame's document. */
    frame: join(server, 'frame.js'),
    /** The program that draws share pictures, with its font. */
    share: join(server, 'share'),
    /** The loader that the server completes with server renderings. */
    loader: join(server, 'loader.js'),
    /** The script of the worker thread that renders pages. */
    worker: join(server, 'publish-worker.js'),
  };
}
