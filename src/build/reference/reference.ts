import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, WEB } from '../bundling/graph';
import { describeTags } from './describe-tags';
import { elementTypes } from './element-types';
import { htmlCustomData } from './html-data';
import { customElementsManifest } from './manifest';
import { publicTokens } from './public-tokens';
import { withTables } from './readme-tables';

/** Where the library is built. */
export const LIBRARY = `${DIST}/lib`;

/** Every text that is made from the declarations and shipped, by its path. */
export async function referenceFiles(): Promise<Record<string, string>> {
  const tags = await describeTags();
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    [join(WEB, 'widgets/custom-elements.json')]: json(customElementsManifest(tags, await publicTokens())),
    [join(WEB, 'widgets/html-custom-data.json')]: json(htmlCustomData(tags)),
    [join(LIBRARY, 'elements.d.ts')]: elementTypes(tags),
    // For who imports the types as one imports a module.
    [join(LIBRARY, 'elements.js')]: 'export {};\n',
  };
}

/** Writes those of them that belong into a folder. */
export async function writeReference(folder: string): Promise<void> {
  for (const [path, text] of Object.entries(await referenceFiles())) {
    if (!path.startsWith(join(folder, '/'))) continue;
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, text);
  }
}

/** The README as it stands, and as it would stand with its tables made anew. */
export async function readmes(): Promise<{ present: string; fresh: string }> {
  const present = await readFile('README.md', 'utf8');
  return { present, fresh: withTables(present, await describeTags(), await publicTokens()) };
}
