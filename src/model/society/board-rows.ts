import { linkAddress } from '../addresses/address';
import { isEmail } from '../forms/field-rules';
import { imageReader } from '../lists/image-cell';
import { type Normalised, normaliseRows } from '../lists/normalise-rows';
import { NO_ADDRESS } from '../lists/reasons';
import type { BoardMember } from './board';

/** The columns of the `board` sheet, with their other names. */
export const BOARD_COLUMNS = {
  name: [],
  position: ['role'],
  image: ['photo', 'picture', 'imageUrl', 'img'],
  email: ['mail'],
  linkedin: ['linkedinUrl'],
} as const;

const NO_NAME = 'is missing, so the row is not shown';
const NO_EMAIL = 'is not an email address';

/**
 * Turns the rows of the `board` sheet, or of the server's response, into the board, in the sheet's order.
 * @param base for relative addresses; '' leaves them unchanged.
 */
export function normaliseBoard(rows: readonly unknown[], base = ''): Normalised<BoardMember> {
  return normaliseRows(rows, BOARD_COLUMNS, ({ text, report, read }) => {
    const name = text('name').replace(/\s+/g, ' ');
    if (!name) {
      report('name', '', NO_NAME);
      return undefined;
    }
    return {
      name,
      position: text('position').replace(/\s+/g, ' '),
      image: imageReader(base, report)('image', text('image')),
      email: read('email', (email) => (isEmail(email) ? email : ''), NO_EMAIL) ?? '',
      linkedin: read('linkedin', (address) => linkAddress(address, base), NO_ADDRESS) ?? '',
    };
  });
}
