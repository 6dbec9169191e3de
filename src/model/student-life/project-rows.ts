import type { Normalised } from '../lists/normalise-rows';
import { normaliseTitledRows, TITLED_COLUMNS } from '../lists/titled-row';
import type { Project } from './project';

/** The columns of the projects sheet, with their other names. `images/videos` is the name of one column. */
export const PROJECT_COLUMNS = {
  ...TITLED_COLUMNS,
  category: [],
  images: ['videos', 'images/videos', 'imageUrl', 'image', 'img', 'video'],
} as const;

/** Turns the rows of a sheet, or of the server's response, into projects. */
export function normaliseProjects(rows: readonly unknown[], base = ''): Normalised<Project> {
  return normaliseTitledRows<keyof typeof PROJECT_COLUMNS, Pick<Project, 'category'>>(
    rows,
    {
      columns: PROJECT_COLUMNS,
      images: 'images',
      untitled: 'Untitled Project',
      rest: ({ text }) => ({ category: text('category') }),
    },
    base,
  );
}
