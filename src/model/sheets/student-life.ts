import type { Project } from '../student-life/project';
import { normaliseProjects, PROJECT_COLUMNS } from '../student-life/project-rows';
import { PICTURE_NOTE, pictureAdvice } from './advice';
import type { SheetKind } from './sheet-kind';
import { titledGuide } from './titled-guide';

const SAMPLES = [
  { id: 'race-car', title: 'Race car', description: 'A single-seater, built in a year.', category: 'Motorsport' },
  { id: 'robot-arm', title: 'Robot arm', description: 'Six joints and a gripper.', category: 'Robotics' },
];

export const studentLifeSheet: SheetKind<Project, keyof typeof PROJECT_COLUMNS> = {
  name: 'student-life',
  title: 'Student life',
  about: 'What members build and do together: the student life page.',
  columns: PROJECT_COLUMNS,
  identifiedBy: [['title'], ['description', 'images', 'category']],
  guide: {
    ...titledGuide('Untitled Project'),
    description: { note: 'plain text; line breaks are kept' },
    category: { note: 'shown as a tag, by which visitors can filter' },
    images: { note: `one picture: ${PICTURE_NOTE}`, advice: pictureAdvice, isPicture: true },
  },
  samples: SAMPLES,
  placeholders: SAMPLES.map(({ id }) => ({ id })),
  normalise: (rows) => normaliseProjects(rows),
  toRow: (project) => project,
};
