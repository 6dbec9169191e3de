import { STUDENT_LIFE_PATH } from '../model/api-paths';
import { normaliseProjects } from '../model/project';
import { sheetResource } from './resource';

/** The student-life projects of the server at a base address. */
export const projectsAt = sheetResource(STUDENT_LIFE_PATH, normaliseProjects);
