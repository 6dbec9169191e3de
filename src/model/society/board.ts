import { linkAddress } from '../addresses/address';
import { isEmail } from '../forms/field-rules';
import { imageReader } from '../lists/image-cell';
import { type Normalised, normaliseRows } from '../lists/normalise-rows';
import { NO_ADDRESS } from '../lists/reasons';

/** A member of the board. Missing fields except the name are ''. */
export interface BoardMember {
  name: string;
  position: string;
  image: string;
  /** A public email address, ideally the position's, which outlasts the person. */
  email: string;
  /** The address of a profile. */
  linkedin: string;
}

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

/** The board as the about page shows it, in groups. Within a group, the sheet's order is kept. */
export interface BoardGroups {
  /** The president and the senior members, shown large. */
  senior: BoardMember[];
  officers: BoardMember[];
  /** Committee members, shown small. */
  committee: BoardMember[];
}

const SENIOR = /^(?:president$|senior\b)/i;
const COMMITTEE = /\bcommittee member\b|^member$/i;

/** Sorts the board into groups, by their positions. */
export function boardGroups(board: readonly BoardMember[]): BoardGroups {
  const groups: BoardGroups = { senior: [], officers: [], committee: [] };
  for (const member of board) {
    if (SENIOR.test(member.position)) groups.senior.push(member);
    else if (COMMITTEE.test(member.position)) groups.committee.push(member);
    else groups.officers.push(member);
  }
  return groups;
}
