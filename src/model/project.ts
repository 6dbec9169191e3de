import { firstImage } from './first-image';
import { itemIds } from './item-id';
import type { Project } from './project-schema';
import { FIRST_DATA_ROW, type Normalised, type Problem, problem, readRow } from './row';

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
  const items: Project[] = [];
  const problems: Problem[] = [];
  const idOf = itemIds();
  rows.forEach((raw, index) => {
    const row = readRow(raw);
    if (row.blank) return;
    const report = (column: string, value: string, reason: string) =>
      problems.push(problem(index + FIRST_DATA_ROW, column, value, reason));

    const title = row.text('title', 'name');
    if (!title) report('title', '', 'is missing');

    const { id, repeated } = idOf(row.text('id'), title, items.length);
    if (repeated) report('id', id, 'is used by an earlier row; links open that one');

    const images = IMAGE_COLUMNS.map((column) => row.text(column))
      .filter(Boolean)
      .join('\n');
    items.push({
      id,
      title: title || UNTITLED_PROJECT,
      description: row.text('description'),
      category: row.text('category'),
      imageUrl: firstImage(images, base, (value, reason) => report('images', value, reason)),
    });
  });
  return { items, problems };
}

/** The project an address names. Of several with one id the first counts. */
export function findProject(projects: readonly Project[], id: string): Project | undefined {
  return projects.find((project) => project.id === id);
}
