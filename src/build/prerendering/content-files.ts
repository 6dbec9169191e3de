import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gallery } from '../../content/gallery';
import { GALLERY_PATH } from '../../model/api-paths';
import { WEB } from '../bundling/graph';

/** Writes the society's content that tags ask for: in their code it would change a released version. */
export async function writeContentFiles(): Promise<void> {
  const file = join(WEB, GALLERY_PATH);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ success: true, data: gallery }, null, 2)}\n`);
}
