import type { ApplicationRecord } from '../../../src/server/applications/application-record';
import type { Applications } from '../../../src/server/applications/applications';

/** An approved person for a directory under test, as stored. */
export function person(index: number): ApplicationRecord {
  return {
    id: `person${index}`,
    version: 1,
    attemptId: `attempt-${index}`,
    content: '',
    status: 'approved',
    submittedAt: '2026-01-01T00:00:00.000Z',
    decidedAt: '2026-01-02T00:00:00.000Z',
    isSample: 0,
    photo: null,
    name: `Person ${index}`,
    email: `person${index}@example.org`,
    permanentResidency: 'LK',
    phoneNumber: '',
    batch: String(2024 - (index % 12)),
    academicCategory: 'BSc',
    academicCategoryOther: '',
    academicQualifications: 'BSc Eng (Hons) in Mechanical Engineering',
    designation: 'Design Engineer',
    companyOrInstitute: 'Example Turbines',
    category: 'Retired',
    fieldsOfExperience: '',
    rolesOfExperience: '',
    linkedinUrl: index % 3 ? `https://www.linkedin.com/in/person-${index}` : '',
    websiteUrl: '',
  };
}

/** Puts so many approved people into a directory. */
export function addPeople(applications: Applications, count: number): Promise<void> {
  return applications.copyIn(Array.from({ length: count }, (_, index) => person(index)));
}
