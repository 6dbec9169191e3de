import { STUDENT_LIFE_PATH } from '../model/api-paths';
import { normaliseProjects } from '../model/project';
import { firstList } from './first-list';
import { sheetResource } from './resource';

/** The student-life projects of the server at a base address. */
export const projectsAt = sheetResource(STUDENT_LIFE_PATH, normaliseProjects, ({ projects, project }, items) =>
  firstList(items, projects, project),
);
