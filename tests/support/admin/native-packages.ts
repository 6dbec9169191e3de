import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What can do more than JavaScript that is imported: run while it is installed, or hold machine code. */
export type Reason = 'install script' | 'native code' | 'built for a platform';

interface LockedPackage {
  dev?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
}

/** Packages by what they are needed for, and the reasons of each. */
export type NativePackages = Record<'production' | 'development', Record<string, Reason[]>>;

/** Files and folders by which machine code, or what is compiled to it, can be recognised. */
const NATIVE = /^(?:binding\.gyp|prebuilds|.*\.node)$/;

/** The packages of a lock file with an install script or machine code; of those without a platform, as they are installed. */
export function nativePackages(lock: { packages: Record<string, LockedPackage> }, root = '.'): NativePackages {
  const found: NativePackages = { production: {}, development: {} };
  for (const [path, { dev, hasInstallScript, os, cpu }] of Object.entries(lock.packages)) {
    const isForPlatform = Boolean(os || cpu);
    const reasons = [
      hasInstallScript && 'install script',
      isForPlatform && 'built for a platform',
      !isForPlatform && holdsNativeCode(join(root, path)) && 'native code',
    ].filter((reason): reason is Reason => Boolean(reason));
    // The path of the project itself is ''.
    if (path && reasons.length > 0) found[dev ? 'development' : 'production'][nameOf(path)] = reasons;
  }
  return found;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Looks at a package's folder and the folders in it. */
function holdsNativeCode(folder: string): boolean {
  if (!folder.includes('node_modules') || !existsSync(folder)) return false;
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (NATIVE.test(entry.name)) return true;
    if (!entry.isDirectory() || entry.name === 'node_modules') return false;
    return readdirSync(join(folder, entry.name)).some((name) => NATIVE.test(name));
  });
}

/** The packages that stand in one list and not in the other, or with other reasons: `production: sharp (install script)`. */
export function onlyIn(packages: NativePackages, other: NativePackages): string[] {
  return (['production', 'development'] as const).flatMap((use) =>
    Object.entries(packages[use])
      .filter(([name, reasons]) => reasons.join() !== other[use][name]?.join())
      .map(([name, reasons]) => `${use}: ${name} (${reasons.join(', ')})`),
  );
}
