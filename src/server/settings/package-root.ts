import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The parts of the package, whether it is a clone or installed from a registry. */
export interface PackageRoot {
  /** For /healthz and `--version`. */
  version: string;
  /** The static root that the build makes. */
  web: string;
  /** The list of pages that the build makes. */
  pages: string;
  /** The sample sheets of a first start. */
  sampleSheets: string;
  /** The commented settings of a first start. */
  exampleSettings: string;
}

/**
 * Finds the package.json above a file of the package.
 * @throws if there is none: the file was taken out of the package.
 */
export function findPackageRoot(from: string = fileURLToPath(import.meta.url)): PackageRoot {
  for (let folder = dirname(from); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    const { name, version } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
    if (name !== 'ummes') continue;
    // A command that was built serves the build that it is part of: dist/, or a folder of dist/builds/.
    const own = dirname(dirname(from));
    const dist = existsSync(join(own, 'pages.json')) ? own : join(folder, 'dist');
    return {
      version,
      web: join(dist, 'web'),
      pages: join(dist, 'pages.json'),
      sampleSheets: join(folder, 'demo', 'sheets'),
      exampleSettings: join(folder, 'src', 'server', 'deploy', 'settings.env'),
    };
  }
  throw new Error(`No package named ummes above ${from}`);
}
