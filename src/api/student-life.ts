import { STUDENT_LIFE_PATH } from '../model/addresses/api-paths';
import { normaliseProjects } from '../model/student-life/project';
import { listResource } from './resource';

/** The server's student-life projects, by its base address. */
export const projectsAt = /* @__PURE__ */ listResource({ path: STUDENT_LIFE_PATH, normalise: normaliseProjects });
