import type { Application } from '../application/application';
import type { PublicField } from '../application/public-fields';
import { isEmail, linkedinAddress, webAddress } from '../forms/field-rules';
import { imageReader } from '../lists/image-cell';
import { uniqueId } from '../lists/item-ids';
import { type ListRow, type Normalised, normaliseRows } from '../lists/normalise-rows';
import { NO_ADDRESS } from '../lists/reasons';
import { normaliseText, oneLine, withoutInvisible } from '../text/text';

/** A person in the directory, as the cards show them. Missing fields are ''. */
export interface Alumnus {
  /** The server's id, else the position in the list, from 0. Unique: a repeated id has its position appended. */
  id: string;
  name: string;
  /** Graduation year as text, matched exactly. */
  batch: string;
  designation: string;
  companyOrInstitute: string;
  /** '' unless it has the form of an email address. */
  email: string;
  /** http(s) only, like `websiteUrl`. */
  linkedinUrl: string;
  websiteUrl: string;
  imageUrl: string;
  /** The name, normalised for searching. Computed once, because there may be 10,000 people. */
  searchName: string;
}

/** A person as our server sends them: only what the cards show. */
export interface AlumnusRow extends Pick<Application, PublicField> {
  id: string;
  /** '' if there is no photo. */
  profileImageUrl: string;
}

/** The directory's filters; '' matches everyone. */
export interface AlumniFilters {
  /** Part of the name; case and accents don't matter. */
  name: string;
  /** The exact batch. */
  batch: string;
}

export const NO_FILTERS: AlumniFilters = { name: '', batch: '' };

/** The fields of a person in the server's response, with their other names. */
const PERSON_FIELDS = {
  id: ['_id'],
  name: [],
  batch: [],
  designation: [],
  companyOrInstitute: [],
  email: [],
  linkedinUrl: [],
  websiteUrl: [],
  profileImageUrl: ['profileImage', 'image'],
} as const;

/**
 * Turns the server's response into people. Leaves out people without a name.
 * @param base for relative image addresses; '' leaves them unchanged.
 */
export function normaliseAlumni(rows: readonly unknown[], base = ''): Normalised<Alumnus> {
  const ids = new Set<string>();
  const personOf = (row: ListRow<keyof typeof PERSON_FIELDS>, position: number): Alumnus | undefined => {
    const { text, report, read } = row;
    const name = oneLine(text('name'));
    if (!name) {
      report('name', '', 'is missing; the person is not shown');
      return undefined;
    }
    const isTaken = (id: string) => ids.has(id);
    const own = row.id(String(position));
    const id = isTaken(own) ? uniqueId(`${own}/${position}`, isTaken) : own;
    ids.add(id);

    return {
      id,
      name,
      batch: text('batch'),
      designation: text('designation'),
      companyOrInstitute: text('companyOrInstitute'),
      email: read('email', addressIn, 'is not an email address') ?? '',
      linkedinUrl: read('linkedinUrl', linkedinAddress, 'is not a LinkedIn address') ?? '',
      websiteUrl: read('websiteUrl', webAddress, NO_ADDRESS) ?? '',
      imageUrl: imageReader(base, report)('profileImageUrl', text('profileImageUrl')),
      searchName: normaliseText(name),
    };
  };
  return normaliseRows(rows, PERSON_FIELDS, personOf);
}

/** Returns an email address without invisible characters; '' if it isn't one. */
function addressIn(text: string): string {
  const address = withoutInvisible(text);
  return isEmail(address) ? address : '';
}

/** Returns the people whose name contains the text and who are in the batch, in the given order. */
export function filterAlumni<Person extends Pick<Alumnus, 'batch' | 'searchName'>>(
  alumni: readonly Person[],
  { name, batch }: AlumniFilters,
): readonly Person[] {
  const [wanted, year] = [normaliseText(name.trim()), batch.trim()];
  if (!wanted && !year) return alumni;
  return alumni.filter(
    (alumnus) => (!year || alumnus.batch === year) && (!wanted || alumnus.searchName.includes(wanted)),
  );
}

/** Returns each batch once, latest first, with numbers before other text. */
export function batchesOf(alumni: readonly Pick<Alumnus, 'batch'>[]): string[] {
  const batches = new Set(alumni.map(({ batch }) => batch).filter(Boolean));
  return [...batches].sort((a, b) => {
    const [left, right] = [Number(a), Number(b)];
    if (Number.isNaN(left) !== Number.isNaN(right)) return Number.isNaN(left) ? 1 : -1;
    return right - left || (a < b ? 1 : -1);
  });
}
