/** A person as the directory's call answers. */
interface Person {
  id: string;
  name: string;
  batch: string;
  designation: string;
  companyOrInstitute: string;
  email: string;
  linkedinUrl: string;
}

const FIRST_NAMES = ['Nimali', 'Kasun', 'Zoë', 'Tharindu', 'Ayesha', 'Ruwan'];
const LAST_NAMES = ['Perera', 'Silva', 'Fernando', 'Rajapaksha', 'Nazeer'];
const ROLES = ['Design Engineer', 'Lecturer', '', 'Maintenance Manager'];
const PLACES = ['Example Turbines', 'A University', 'Example Airlines', ''];

/** Alumni for the demo's state of many, some with little to say about them. */
export function manyAlumni(count: number, thisYear: number): Person[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${FIRST_NAMES[index % FIRST_NAMES.length]} ${LAST_NAMES[index % LAST_NAMES.length]} ${index + 1}`,
    batch: String(thisYear - (index % 50)),
    designation: ROLES[index % ROLES.length] ?? '',
    companyOrInstitute: PLACES[index % PLACES.length] ?? '',
    email: index % 3 ? `person${index + 1}@example.org` : '',
    linkedinUrl: index % 2 ? 'https://www.linkedin.com/in/example' : '',
  }));
}
