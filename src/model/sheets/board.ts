import type { BoardMember } from '../society/board';
import { BOARD_COLUMNS, normaliseBoard } from '../society/board-rows';
import { linkAdvice, PICTURE_NOTE, pictureAdvice } from './advice';
import type { SheetKind } from './sheet-kind';

const SAMPLES = [
  { name: 'Nimali Perera', position: 'President', email: 'president@society.example' },
  { name: 'Kasun Silva', position: 'Committee Member' },
];

export const boardSheet: SheetKind<BoardMember, keyof typeof BOARD_COLUMNS> = {
  name: 'board',
  title: 'Board',
  about: 'The board of executives on the about page, in the order of the rows.',
  columns: BOARD_COLUMNS,
  identifiedBy: [['name'], ['position']],
  guide: {
    name: { note: 'the person’s name; a row without one is not shown', advice: () => 'the name, or delete the row' },
    position: {
      note: 'such as President, Senior Treasurer, Secretary or Committee Member. The president and the senior members are shown large, committee members small',
    },
    image: {
      note: `a portrait, ideally square; without one, the initials are shown: ${PICTURE_NOTE}`,
      advice: pictureAdvice,
      isPicture: true,
    },
    email: {
      note: 'optional, and public: ideally the position’s address, which outlasts the person',
      advice: () => 'an address such as secretary@society.example, or leave the cell empty',
    },
    linkedin: { note: 'optional: the address of a profile, https://www.linkedin.com/in/…', advice: linkAdvice },
  },
  samples: SAMPLES,
  placeholders: SAMPLES.map(({ name }) => ({ name })),
  normalise: (rows) => normaliseBoard(rows),
  toRow: (member) => member,
};
