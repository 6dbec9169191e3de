import { uploadToDesk } from '../../../api/desk/call-desk';
import type { ChosenSheet } from '../../../model/desk/publication';
import { sheetConditions } from '../../../model/desk/sheet-report';
import { csvOf } from '../../../model/sheets/editable-table';

/** Publishes a sheet's cells as a new version. */
export function publishCells(chosen: ChosenSheet, rows: readonly (readonly string[])[]) {
  const query = new URLSearchParams({ kind: 'edit', sheet: chosen.sheet, publish: JSON.stringify([chosen]) });
  const file = new Blob([csvOf(rows)], { type: 'text/csv' });
  return uploadToDesk(`/content/publish?${query}`, file, sheetConditions, {});
}
