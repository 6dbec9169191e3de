import { SAMPLE_ROW } from '../lists/reasons';
import type { SheetName } from '../sheets/sheet-kind';
import type { PlannedSheet } from './publication';
import type { SheetChanges } from './sheet-changes';

/**
 * Returns the sheets of a file or a link that are chosen at first: those that can be used and have no samples of the
 * template, which would replace what is online. Of a file, only those that change something; of a link, all, because
 * each of them follows the spreadsheet from then on. A single sheet is chosen even with samples or without changes.
 */
export function firstChoice(kind: 'file' | 'link', sheets: readonly PlannedSheet[]): SheetName[] {
  const usable = sheets.filter(isUsable);
  const worthwhile = usable.filter((planned) => {
    return !hasSamples(planned) && (kind === 'link' || !isUnchanged(planned.report.changes));
  });
  return (sheets.length === 1 ? usable : worthwhile).map(({ sheet }) => sheet);
}

/** Tests whether a sheet can be published. */
export function isUsable({ report, pinnedBy }: PlannedSheet): boolean {
  return report.fault === null && pinnedBy === null;
}

/** Tests whether a sheet still has samples of the template. */
export function hasSamples({ report }: PlannedSheet): boolean {
  return report.problems.some(({ reason }) => reason === SAMPLE_ROW);
}

/** Tests whether visitors would see no difference. */
export function isUnchanged(changes: SheetChanges | null): boolean {
  if (!changes) return false;
  return changes.added.count + changes.changed.count + changes.removed.count === 0 && !changes.isReordered;
}
