import { STUDENT_LIFE_PATH } from '../model/addresses/api-paths';
import { normaliseProjects, type Project } from '../model/student-life/project';
import { type FirstList, firstList } from './first-list';
import { sheetResource } from './resource';

/** The student-life projects of the server at a base address. */
export const projectsAt = sheetResource(STUDENT_LIFE_PATH, normaliseProjects, (first, items) => {
  const all = firstList(items, first.projects, first.project);
  const byCategory: Record<string, FirstList<Project>> = {};
  for (const [key, slice] of Object.entries(first.projectsByCategory ?? {})) {
    byCategory[key] = { ...slice, items: items(slice.items) };
  }
  return { all, byCategory };
});
