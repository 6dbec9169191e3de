import { copyFile, cp, writeFile } from 'node:fs/promises';
import { attributesOfTags } from './bundling/tag-table';
import { SERVER } from './folders';
import type { DescribedTag } from './reference/declarations';

/** Writes what the server reads, apart from its scripts. */
export async function writeServerFiles(tags: readonly DescribedTag[]): Promise<void> {
  // Lists the packages that the server needs and the library doesn't.
  await copyFile('src/server/package.json', `${SERVER}/package.json`);
  // The program that draws share pictures, with its font.
  await cp('src/server/publish/share/drawing', `${SERVER}/share`, { recursive: true });
  await writeFile(`${SERVER}/tags.json`, `${JSON.stringify(attributesOfTags(tags), null, 2)}\n`);
}
