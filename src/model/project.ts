import type { Project } from './project-schema';
import type { Normalised } from './row';
import { normaliseTitledRows, type TitledColumns } from './titled-row';

export type { Project } from './project-schema';

/** Columns that may have the picture; the third is one name with a slash in it. */
const IMAGE_COLUMNS = ['images', 'videos', 'images/videos', 'imageUrl', 'image', 'img', 'video'];

const COLUMNS: TitledColumns = {
  untitled: 'Untitled Project',
  images: (row) =>
    IMAGE_COLUMNS.map((column) => row.text(column))
      .filter(Boolean)
      .join('\n'),
  imageColumn: 'images',
};

/** The projects of a sheet or of the server's response, as `normaliseTitledRows` reads them. */
export function normaliseProjects(rows: readonly unknown[], base = ''): Normalised<Project> {
  return normaliseTitledRows(rows, base, COLUMNS, (row) => ({ category: row.text('category') }));
}
