import { imageAddress } from './address';
import { webAddress } from './application-rules';
import { isEmail } from './email';
import { type Normalised, normaliseRows } from './row';
import { normaliseText } from './search';

/** A person in the directory, as the cards show them. Every text is '' when there is none. */
export interface Alumnus {
  /** The server's, else the position in the list, counted from 0. Unique: one that is taken gets its position added. */
  id: string;
  name: string;
  /** Graduation year, as text: compared as it is written. */
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

/** The filters of the directory; '' matches all. */
export interface AlumniFilters {
  /** A part of the name; case and accents do not matter. */
  name: string;
  /** A whole batch. */
  batch: string;
}

export const NO_FILTERS: AlumniFilters = { name: '', batch: '' };

/**
 * Turns the server's response into people. A bad cell is emptied and reported, a person without a name is left out;
 * nothing in a row makes this throw.
 * @param base for relative image addresses, '' to leave them as they are.
 */
export function normaliseAlumni(rows: readonly unknown[], base = ''): Normalised<Alumnus> {
  const ids = new Set<string>();
  return normaliseRows(rows, (row, report, position) => {
    const name = row.text('name');
    if (!name) {
      report('name', '', 'is missing; the person is not shown');
      return undefined;
    }
    const email = row.text('email');
    if (email && !isEmail(email)) report('email', email, 'is not an email address');

    const link = (column: string) => {
      const text = row.text(column);
      const address = webAddress(text);
      if (text && !address) report(column, text, 'is not a web address');
      return address;
    };

    const image = row.text('profileImageUrl', 'profileImage', 'image');
    const imageUrl = imageAddress(image, base);
    if (image && !imageUrl) report('profileImageUrl', image, 'is not a web address');

    let id = row.text('id', '_id') || String(position);
    if (ids.has(id)) id = `${id}/${position}`;
    ids.add(id);

    return {
      id,
      name,
      batch: row.text('batch'),
      designation: row.text('designation'),
      companyOrInstitute: row.text('companyOrInstitute'),
      email: isEmail(email) ? email : '',
      linkedinUrl: link('linkedinUrl'),
      websiteUrl: link('websiteUrl'),
      imageUrl,
      searchName: normaliseText(name),
    };
  });
}

/** The people whose name contains the text and whose batch is the one chosen, in the given order. */
export function filterAlumni(alumni: readonly Alumnus[], { name, batch }: AlumniFilters): readonly Alumnus[] {
  const wanted = normaliseText(name.trim());
  const year = batch.trim();
  if (!wanted && !year) return alumni;
  return alumni.filter(
    (alumnus) => (!year || alumnus.batch === year) && (!wanted || alumnus.searchName.includes(wanted)),
  );
}

/** Every batch there is, once, latest first; numbers before other texts. */
export function batchesOf(alumni: readonly Alumnus[]): string[] {
  const batches = new Set(alumni.map(({ batch }) => batch).filter(Boolean));
  return [...batches].sort((a, b) => {
    const [left, right] = [Number(a), Number(b)];
    if (Number.isNaN(left) !== Number.isNaN(right)) return Number.isNaN(left) ? 1 : -1;
    return right - left || (a < b ? 1 : -1);
  });
}
