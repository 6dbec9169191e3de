import { STUDENT_LIFE_PATH } from '../model/addresses/api-paths';
import { projectAt } from '../model/student-life/project';
import { listResource } from './resource';

/** The message of a view whose list can't be loaded. */
export const PROJECTS_FAILED = 'Failed to load student life projects. Please try again later.';

/** Returns the student-life projects from the server at a base URL. */
export const projectsAt = /* @__PURE__ */ listResource({
  path: STUDENT_LIFE_PATH,
  reader: () => import('../model/student-life/project-rows').then((module) => module.normaliseProjects),
  itemAt: projectAt,
});
