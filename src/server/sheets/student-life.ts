import { normaliseProjects, type Project } from '../../model/project';
import { projectSchema } from '../../model/project-schema';
import type { SheetEntity } from './entity';

export const studentLifeSheet: SheetEntity<Project> = {
  name: 'student-life',
  columns: [
    ['title', 'name'],
    ['description', 'images', 'videos', 'images/videos', 'category'],
  ],
  schema: projectSchema,
  normalise: (rows) => normaliseProjects(rows),
  toRow: (project) => project,
};
