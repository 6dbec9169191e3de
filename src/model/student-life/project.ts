import { addressAt } from '../addresses/address';
import { pageRange } from '../lists/page';
import { PROJECTS_PER_PAGE } from '../lists/page-sizes';
import type { Query } from '../lists/query';

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

/** Returns a project whose relative addresses start at a base URL. */
export function projectAt(project: Project, base: string): Project {
  return { ...project, imageUrl: addressAt(project.imageUrl, base) };
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
