import { normaliseProjects, type Project } from '../../model/project';
import type { SheetEntity } from './entity';

export const studentLifeSheet: SheetEntity<Project> = {
  name: 'student-life',
  columns: [
    ['title', 'name'],
    ['description', 'images', 'videos', 'images/videos', 'category'],
  ],
  normalise: (rows) => normaliseProjects(rows),
  toRow: (project) => project,
};
