import type { SheetName } from '../../../model/sheets/sheet-kind';

/** The sheets with a form at the desk. The others are long lists, for which a spreadsheet is better. */
const EDITABLE = ['site', 'board'] as const;

export type EditableSheet = (typeof EDITABLE)[number];

export function isEditable(name: SheetName): name is EditableSheet {
  return EDITABLE.some((each) => each === name);
}
