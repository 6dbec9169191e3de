import { FIRST_DATA_ROW } from '../lists/row';
import { BOARD_COLUMNS, normaliseBoard } from '../society/board-rows';
import { editableTable, withCells } from './editable-table';

export const BOARD_FIELDS = ['name', 'position', 'image', 'email', 'linkedin'] as const;

export type BoardField = (typeof BOARD_FIELDS)[number];

/** A member of the board as it is edited. `row`: the cells that it comes from. */
export interface EditedMember extends Record<BoardField, string> {
  row: readonly string[];
}

/** Returns the members in a sheet's cells, without blank rows. */
export function boardMembers(cells: readonly (readonly string[])[]): EditedMember[] {
  const { rows, at } = editableTable(cells, BOARD_COLUMNS);
  return rows.slice(1).flatMap((row) => {
    const member: EditedMember = { row, name: '', position: '', image: '', email: '', linkedin: '' };
    for (const field of BOARD_FIELDS) member[field] = row[at[field]] ?? '';
    return row.some((cell) => cell.trim()) ? [member] : [];
  });
}

/** Returns a sheet's cells with these members. Other columns stay with their members. */
export function withBoardMembers(cells: readonly (readonly string[])[], members: readonly EditedMember[]): string[][] {
  const { rows, at } = editableTable(cells, BOARD_COLUMNS);
  const changed = members.map(({ row, ...texts }) => withCells(row, at, texts));
  return [[...(rows[0] ?? [])], ...changed];
}

/** A cell that can't be used. */
export interface BoardProblem {
  /** The member's index. */
  member: number;
  column: string;
  reason: string;
}

export function boardProblems(members: readonly EditedMember[]): BoardProblem[] {
  const rows = members.map(({ row: _, ...texts }) => texts);
  return normaliseBoard(rows).problems.map(({ row, column, reason }) => {
    return { member: row - FIRST_DATA_ROW, column, reason };
  });
}
