import { describe, expect, test } from 'vitest';
import { FAULT_CODES, faultText, remedyFor } from '../../../src/model/desk/sheet-fault';
import { adviceOn } from '../../../src/model/sheets/advice';
import type { AnySheetKind } from '../../../src/model/sheets/sheet-kind';
import { ALL_KINDS, SHEET_KINDS } from '../../../src/model/sheets/sheet-kinds';

const suggestion = (column: string, value = '', kind: AnySheetKind = SHEET_KINDS.events) =>
  adviceOn(kind, { row: 2, column, value, reason: '' });

describe('the suggestion for a problem', () => {
  const bad = { date: 'soon', time: 'noonish', status: 'maybe', link: 'here', otherImages: 'x y' };
  test.each([
    ['events', { ...bad, image: 'words' }, 'date id imageUrl link otherImages status time title'],
    ['news', { date: 'soon', img: 'words' }, 'id imageUrl publishedAt title'],
    ['student-life', { videos: 'words' }, 'id images title'],
  ] as const)('is specific to the column in the %s sheet', (name, row, columns) => {
    const kind: AnySheetKind = SHEET_KINDS[name];
    const rows = [
      { id: 'a', title: 'First' },
      { id: 'a', ...row },
    ];
    const { problems } = kind.normalise(rows, { timeZone: 'UTC' });
    expect(problems.map(({ column }) => column).sort()).toEqual(columns.split(' '));
    for (const problem of problems) expect(adviceOn(kind, problem), problem.column).not.toBe(suggestion('unknown'));
  });

  test.each([
    ['date', '11/24/2026', '24/11/2026'],
    ['date', 'Mon 24 Nov 2026', '24/11/2026, which is a Tuesday, or the date you mean'],
    ['publishedAt', 'Monday, 24.11.2026', '24/11/2026, which is a Tuesday, or the date you mean'],
    ['publishedAt', '24 November 2026', '24/11/2026'],
    ['date', '31/02/2026', 'a date such as 2026-11-24, or leave the cell empty until the date is known'],
    ['time', '18', '18:00'],
    ['time', '7', '07:00'],
    ['time', '25:00', 'a time such as 18:30, or a start and an end: 18:30-20:00'],
    ['imageUrl', 'www.example.com/a.jpg', 'https://www.example.com/a.jpg'],
    ['link', 'forms.example.com', 'https://forms.example.com'],
  ])('in the %s column for "%s" is %s', (column, value, expected) => {
    const kind = ALL_KINDS.find(({ guide }) => guide[column]);
    expect(suggestion(column, value, kind)).toBe(expected);
  });

  test('describes the expected URL if the text is not one', () => {
    for (const value of ['javascript:alert(1)', 'data:text/html,x', '<img src=x>', 'see below', ''])
      expect(suggestion('imageUrl', value)).toMatch(/^the address of a picture/);
  });
});

test.each([
  ['24/11/2026', ['2026-11-24T18:30:00', '24.11.2026', '24-11-26', '11/24/2026', '24/11/2026 18:30']],
  ['24/11/2026', ['24 Nov 2026', 'November 24th, 2026', 'Tuesday, 24 November 2026', '24 Nov 26', '2026 Nov 24']],
  ['24/11/2026', ['46350']], // days since 1900, as spreadsheets store dates
  ['03/04/2026', ['3.4.2026']],
  ['05/12/2026', ['05/12/26', '5.12.2026', '5-12-26']],
  [suggestion('date'), ['31/02/2026', '24 Nov', '12345', 'soon', 'next to nothing']],
])('suggests %s for %j', (day, texts) => {
  for (const text of texts) expect(suggestion('date', text), text).toBe(day);
});

describe('the description of a fault', () => {
  test.each([
    ['web-page', 'is a web page, not CSV', false, 'The sheet is a web page, not CSV.', 'Publish to web'],
    ['web-page', 'is a web page, not CSV', true, 'This is a web page, not CSV.', 'save the sheet as an Excel workbook'],
    ['status', 'responded with status 404', false, 'The sheet responded with status 404.', 'moved, deleted'],
    ['status', 'responded with status 404', true, 'This responded with status 404.', 'private window'],
    ['missing', 'the file is missing', false, 'The file is missing.', 'Put the file back'],
    ['unreadable', 'could not be read: EACCES', false, 'The sheet could not be read: EACCES.', 'administrator'],
    ['unreadable', 'could not be read: ENOTFOUND', true, 'This could not be read: ENOTFOUND.', 'Check the link'],
  ] as const)('%s: "%s" (not published yet: %s) is: %s %s', (code, text, isUnpublished, sentence, advice) => {
    const { what, remedy } = faultText({ code, text }, isUnpublished);
    expect(what).toBe(sentence);
    expect(remedy).toContain(advice);
  });

  test('includes advice that an editor can follow, unless only the administrator can do something', () => {
    const forAdministrator = FAULT_CODES.filter((code) => remedyFor({ code, text: '' }) === undefined);
    expect(forAdministrator).toEqual(['private-network', 'unreadable']);
  });

  test('includes advice that an editor can follow for every file and link that is not published yet', () => {
    for (const code of FAULT_CODES) expect(remedyFor({ code, text: '' }, true), code).toBeDefined();
  });
});
