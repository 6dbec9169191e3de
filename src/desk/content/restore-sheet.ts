import { callDesk } from '../../api/desk/call-desk';
import { sheetConditions } from '../../model/desk/sheet-report';
import type { SheetName } from '../../model/sheets/sheet-kind';

/** A version to restore. */
export interface Restoration {
  sheet: SheetName;
  /** The version's number; null for the files on the server, from before version 1. */
  number: number | null;
  /** The number of the version in force. */
  basedOn: number;
}

/** Restores a version, once the editor has confirmed it. */
export function restoreSheet(restoration: Restoration) {
  return callDesk('/content/restore', sheetConditions, { json: { ...restoration, isConfirmed: true } });
}
