import { writeFile } from 'node:fs/promises';
import type { ListedPage } from '../../server/publish/pages/page-table';
import { DIST } from '../folders';

/** Writes the list of pages that the server serves. */
export async function writePageList(pages: readonly ListedPage[]): Promise<void> {
  await writeFile(`${DIST}/pages.json`, `${JSON.stringify(pages, null, 2)}\n`);
}
