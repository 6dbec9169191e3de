import { STUDENT_LIFE_PATH } from '../model/api-paths';
import { normaliseProjects } from '../model/project';
import { sharedResource } from './resource';
import { readSheetList } from './sheet-list';

/** The student-life projects as a server at this base address gives them. */
export const projectsAt = sharedResource(STUDENT_LIFE_PATH, readSheetList, normaliseProjects);
