import { callDesk } from '../../api/desk/call-desk';
import { sheetConditions } from '../../model/desk/sheet-report';
import type { SheetName } from '../../model/sheets/sheet-kind';

/** What to restore. */
export interface Restoration {
  sheet: SheetName;
  /** The number of the version; null for what the sheet came from before the first. */
  number: number | null;
  /** The number of the version in force. */
  basedOn: number;
}

/** Restores a version, once the editor has confirmed it. */
export function restoreSheet(restoration: Restoration) {
  return callDesk('/content/restore', sheetConditions, { json: { ...restoration, isConfirmed: true } });
}
