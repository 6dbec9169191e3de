import { applicationOf } from '../../../model/application/application';
import { PROFESSIONAL_CATEGORIES } from '../../../model/application/application-choices';
import type { NewApplication } from './application-record';

const FIRST_NAMES = 'Amaya Nuwan Ishara Dilan Tharushi Kavindu Piyumi Ruwan Sanduni Malith'.split(' ');
const LAST_NAMES = ['Sample', 'Example', 'Specimen'];
const DESIGNATIONS = [
  'Design Engineer',
  'Lecturer',
  'Project Manager',
  'Maintenance Engineer',
  'Founder',
  'Energy Auditor',
];
const EMPLOYERS = ['Example Turbines', 'University of Examples', 'Sample Bearings Ltd', 'Specimen Robotics'];
/** Number of graduation years, ending with last year. */
const YEARS = 12;

/** Returns thirty obviously fictional people, to fill an empty directory. */
export function samplePeople(now = new Date()): NewApplication[] {
  return LAST_NAMES.flatMap((last, row) =>
    FIRST_NAMES.map((first, column) => person(`${first} ${last}`, row * FIRST_NAMES.length + column, now)),
  );
}

function person(name: string, index: number, now: Date): NewApplication {
  const handle = name.toLowerCase().replace(' ', '.');
  const application = applicationOf({
    name,
    email: `${handle}@example.org`,
    permanentResidency: 'LK',
    batch: String(now.getFullYear() - 1 - ((index * 5) % YEARS)),
    academicCategory: index % 4 === 3 ? 'MSc' : 'BSc',
    academicQualifications: 'BSc Eng (Hons) in Mechanical Engineering',
    designation: DESIGNATIONS[index % DESIGNATIONS.length],
    companyOrInstitute: EMPLOYERS[index % EMPLOYERS.length],
    category: PROFESSIONAL_CATEGORIES[index % PROFESSIONAL_CATEGORIES.length],
    linkedinUrl: index % 3 === 2 ? '' : `https://www.linkedin.com/in/${handle.replace('.', '-')}`,
    websiteUrl: index % 4 === 0 ? `https://example.org/${handle}` : '',
  });
  return { ...application, attemptId: `sample-${handle}`, content: '', photo: null };
}
