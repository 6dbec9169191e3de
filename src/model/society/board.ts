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
