import type { Extent, Normalised } from '../lists/normalise-rows';
import type { Query } from '../lists/query';
import { PROJECTS_PER_PAGE, pageRange } from '../lists/range';
import { normaliseTitledRows, TITLED_COLUMNS } from '../lists/titled-row';

/** A student-life project. Missing fields except the title are ''. */
export interface Project {
  /** The sheet's id, else one made from the title. Used in URLs. */
  id: string;
  title: string;
  /** Plain text; line breaks are kept. */
  description: string;
  category: string;
  imageUrl: string;
}

/** The columns of the projects sheet, with their other names. `images/videos` is the name of one column. */
export const PROJECT_COLUMNS = {
  ...TITLED_COLUMNS,
  category: [],
  images: ['videos', 'images/videos', 'imageUrl', 'image', 'img', 'video'],
} as const;

/** Turns the rows of a sheet, or of the server's response, into projects. */
export function normaliseProjects(rows: readonly unknown[], base = '', extent: Extent = 'whole'): Normalised<Project> {
  return normaliseTitledRows<keyof typeof PROJECT_COLUMNS, Pick<Project, 'category'>>(
    rows,
    {
      columns: PROJECT_COLUMNS,
      images: 'images',
      untitled: 'Untitled Project',
      rest: ({ text }) => ({ category: text('category') }),
    },
    base,
    extent,
  );
}

/** Returns a category in lower case, for comparison. */
export function categoryKey(category: string): string {
  return category.trim().toLowerCase();
}

/** Returns a query for a page of a category's projects. @param category '' for all projects. */
export function projectsPage(category: string, page: number): Query<Project> {
  const key = categoryKey(category);
  const query = new URLSearchParams({ category: key, page: String(page) });
  return {
    key: query.toString(),
    select(projects) {
      const chosen = key ? projects.filter((project) => categoryKey(project.category) === key) : projects;
      return pageRange(chosen, page, PROJECTS_PER_PAGE);
    },
  };
}
