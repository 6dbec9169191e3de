import { addressAt } from '../addresses/address';
import type { Application } from '../application/application-fields';
import type { PublicField } from '../application/public-fields';
import { normaliseText } from '../text/words';

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

/** Returns a person whose photo's address, if it is relative, starts at a base URL. */
export function alumnusAt(alumnus: Alumnus, base: string): Alumnus {
  return { ...alumnus, imageUrl: addressAt(alumnus.imageUrl, base) };
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
