import { isEmail, linkedinAddress, webAddress } from '../forms/field-rules';
import { imageReader } from '../lists/image-cell';
import { uniqueId } from '../lists/item-ids';
import { type ListRow, type Normalised, normaliseRows } from '../lists/normalise-rows';
import { NO_ADDRESS } from '../lists/reasons';
import { oneLine, withoutInvisible } from '../text/clean-text';
import { normaliseText } from '../text/words';
import type { Alumnus } from './alumnus';

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
