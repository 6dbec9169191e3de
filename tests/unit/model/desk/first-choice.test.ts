import { describe, expect, test } from 'vitest';
import { firstChoice } from '../../../../src/model/desk/first-choice';
import type { PlannedSheet } from '../../../../src/model/desk/publication';
import { SAMPLE_ROW } from '../../../../src/model/lists/reasons';
import type { SheetName } from '../../../../src/model/sheets/sheet-kind';

const items = (count: number) => ({ count, titles: [] });

function planned(sheet: SheetName, { added = 0, reason = '', pinnedBy = null as string | null } = {}): PlannedSheet {
  const changes = { before: 1, added: items(added), changed: items(0), removed: items(0), isReordered: false };
  const problems = reason ? [{ row: 2, title: '', reason }] : [];
  return { sheet, basedOn: 0, pinnedBy, report: { changes, problems, fault: null } } as unknown as PlannedSheet;
}

describe('what is chosen at first', () => {
  const sheets = [planned('events', { added: 1 }), planned('news')];

  test('of a file are the sheets that it changes', () => {
    expect(firstChoice('file', sheets)).toEqual(['events']);
  });

  test('of a link are all sheets, because each follows the spreadsheet from then on', () => {
    expect(firstChoice('link', sheets)).toEqual(['events', 'news']);
  });

  test('are no samples of the template, and no sheet that a setting pins', () => {
    const sample = planned('board', { added: 1, reason: SAMPLE_ROW });
    const pinned = planned('slides', { added: 1, pinnedBy: 'UMMES_SHEETS_SLIDES' });
    expect(firstChoice('file', [...sheets, sample, pinned])).toEqual(['events']);
    expect(firstChoice('link', [...sheets, sample, pinned])).toEqual(['events', 'news']);
  });

  test('is a single sheet, whatever it has', () => {
    expect(firstChoice('file', [planned('news')])).toEqual(['news']);
    expect(firstChoice('file', [planned('news', { reason: SAMPLE_ROW })])).toEqual(['news']);
  });
});
