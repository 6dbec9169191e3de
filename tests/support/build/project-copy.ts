import { cp, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PLACE = 'dist/copies';

/** A copy of the built package with the packages that it needs, as on a server without the tools to build it. */
export async function copyPackage(): Promise<string> {
  await mkdir(PLACE, { recursive: true });
  const folder = await mkdtemp(join(PLACE, 'package-'));
  for (const part of ['package.json', 'demo/sheets', 'dist/web', 'dist/server', 'dist/pages.json'])
    await cp(part, join(folder, part), { recursive: true });
  const { packages } = JSON.parse(await readFile('node_modules/.package-lock.json', 'utf8'));
  for (const [path, { dev, link }] of Object.entries<{ dev?: boolean; link?: boolean }>(packages))
    if (!dev && !link && path.startsWith('node_modules/')) await cp(path, join(folder, path), { recursive: true });
  return folder;
}
