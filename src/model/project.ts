import { firstImage } from './first-image';
import { itemIds } from './item-id';
import type { Project } from './project-schema';
import { type Normalised, normaliseRows } from './row';

export type { Project } from './project-schema';

/** Shown for a project whose title is missing. */
export const UNTITLED_PROJECT = 'Untitled Project';

/** Columns that may hold the picture; the spec names the first three, one of them with a slash in it. */
const IMAGE_COLUMNS = ['images', 'videos', 'images/videos', 'imageUrl', 'image', 'img', 'video'];

/**
 * Turns the rows of a sheet, or of the server's answer, into projects, in their order. A bad cell is
 * emptied and reported, a blank row is skipped; nothing a row contains makes this throw.
 * @param base where relative image addresses belong, '' to leave them as they are.
 */
export function normaliseProjects(rows: readonly unknown[], base = ''): Normalised<Project> {
  const idOf = itemIds();
  return normaliseRows(rows, (row, report, position) => {
    const title = row.text('title', 'name');
    if (!title) report('title', '', 'is missing');

    const { id, repeated } = idOf(row.text('id'), title, position);
    if (repeated) report('id', id, 'is used by an earlier row; links open that one');

    const images = IMAGE_COLUMNS.map((column) => row.text(column))
      .filter(Boolean)
      .join('\n');
    return {
      id,
      title: title || UNTITLED_PROJECT,
      description: row.text('description'),
      category: row.text('category'),
      imageUrl: firstImage(images, base, (value, reason) => report('images', value, reason)),
    };
  });
}
