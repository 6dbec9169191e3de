import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the parts of the package lie, whether it is a clone or installed from a registry. */
export interface PackageRoot {
  /** The package's version, for /healthz and `--version`. */
  version: string;
  /** The static root, made by the build. */
  web: string;
  /** The list of pages, made by the build. */
  pages: string;
  /** The sample sheets that are copied on the first start. */
  sampleSheets: string;
}

/**
 * Finds the package by going up from a file of its own to its package.json.
 * @throws when there is none, which means that the file was taken out of the package.
 */
export function findPackageRoot(from: string = fileURLToPath(import.meta.url)): PackageRoot {
  for (let folder = dirname(from); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = readManifest(join(folder, 'package.json'));
    if (manifest?.name !== 'ummes') continue;
    return {
      version: manifest.version,
      web: join(folder, 'dist', 'web'),
      pages: join(folder, 'dist', 'pages.json'),
      sampleSheets: join(folder, 'demo', 'sheets'),
    };
  }
  throw new Error(`No package named ummes above ${from}`);
}

function readManifest(file: string): { name: string; version: string } | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
