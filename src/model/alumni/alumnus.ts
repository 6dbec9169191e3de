import { imageAddress } from '../addresses/address';
import { isEmail, linkedinAddress, webAddress } from '../forms/field-rules';
import { NO_ADDRESS, type Normalised, normaliseRows } from '../lists/row';
import { normaliseText } from '../text/text';

/** A person in the directory, as the cards show them. Missing texts are ''. */
export interface Alumnus {
  /** The server's, else the position in the list, counted from 0. Unique: one that is taken gets its position added. */
  id: string;
  name: string;
  /** Graduation year as text, compared unchanged. */
  batch: string;
  designation: string;
  companyOrInstitute: string;
  /** '' unless it has the form of an email address. */
  email: string;
  /** http(s) only, as the next. */
  linkedinUrl: string;
  websiteUrl: string;
  imageUrl: string;
  /** The name in the form that a search compares. Made once, for ten thousand people. */
  searchName: string;
}

/** A person as our server sends them: only what the cards show. */
export interface AlumnusRow extends Omit<Alumnus, 'imageUrl' | 'searchName'> {
  /** '' without a photo. */
  profileImageUrl: string;
}

/** The filters of the directory; '' matches all. */
export interface AlumniFilters {
  /** A part of the name; case and accents do not matter. */
  name: string;
  /** A whole batch. */
  batch: string;
}

export const NO_FILTERS: AlumniFilters = { name: '', batch: '' };

/**
 * Turns the server's response into people. A person without a name is left out.
 * @param base for relative image addresses, '' to leave them as they are.
 */
export function normaliseAlumni(rows: readonly unknown[], base = ''): Normalised<Alumnus> {
  const ids = new Set<string>();
  return normaliseRows(rows, ({ text, report, read }, position) => {
    const name = text('name');
    if (!name) {
      report('name', '', 'is missing; the person is not shown');
      return undefined;
    }
    let id = text('id', '_id') || String(position);
    if (ids.has(id)) id = `${id}/${position}`;
    ids.add(id);

    return {
      id,
      name,
      batch: text('batch'),
      designation: text('designation'),
      companyOrInstitute: text('companyOrInstitute'),
      email: read(['email'], (email) => isEmail(email) && email, 'is not an email address') || '',
      linkedinUrl: read(['linkedinUrl'], linkedinAddress, 'is not a LinkedIn address') ?? '',
      websiteUrl: read(['websiteUrl'], webAddress, NO_ADDRESS) ?? '',
      imageUrl:
        read(['profileImageUrl', 'profileImage', 'image'], (image) => imageAddress(image, base), NO_ADDRESS) ?? '',
      searchName: normaliseText(name),
    };
  });
}

/** The people whose name contains the text and whose batch is the one chosen, in the given order. */
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

/** Every batch there is, once, latest first; numbers before other texts. */
export function batchesOf(alumni: readonly Pick<Alumnus, 'batch'>[]): string[] {
  const batches = new Set(alumni.map(({ batch }) => batch).filter(Boolean));
  return [...batches].sort((a, b) => {
    const [left, right] = [Number(a), Number(b)];
    if (Number.isNaN(left) !== Number.isNaN(right)) return Number.isNaN(left) ? 1 : -1;
    return right - left || (a < b ? 1 : -1);
  });
}
