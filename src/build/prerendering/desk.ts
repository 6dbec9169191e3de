import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DESK_PAGES } from '../../model/desk/desk-paths';
import type { ListedPage } from '../../server/publish/pages/page-table';
import { documentStyles, typeface } from '../../site/document-styles';
import { baseStyles } from '../../ui/style/tokens';
import { WEB } from '../folders';
import { minifyStyles } from './minify-styles';

/**
 * Writes the style sheet for the officers' desk. Its document is in public/, without inline styles or scripts, because
 * its policy forbids them.
 * @returns the desk's pages.
 */
export async function writeDesk(): Promise<ListedPage[]> {
  await writeFile(join(WEB, 'desk/main.css'), await minifyStyles(typeface + baseStyles + documentStyles));
  return DESK_PAGES.map((path) => ({ path, file: 'desk/index.html' }));
}
