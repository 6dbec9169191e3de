import { STUDENT_LIFE_PATH } from '../model/addresses/api-paths';
import { normaliseProjects } from '../model/student-life/project';
import { listResource } from './resource';

/** Returns the student-life projects from the server at a base URL. */
export const projectsAt = /* @__PURE__ */ listResource({ path: STUDENT_LIFE_PATH, normalise: normaliseProjects });
