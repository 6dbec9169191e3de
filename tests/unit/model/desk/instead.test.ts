import { describe, expect, test } from 'vitest';
import { guessDay } from '../../../../src/model/desk/guess-day';
import { insteadOf } from '../../../../src/model/desk/instead';
import { faultText } from '../../../../src/model/desk/sheet-fault';
import { normaliseEvents } from '../../../../src/model/event';
import { normaliseNews } from '../../../../src/model/news';
import { normaliseProjects } from '../../../../src/model/project';
import { FIRST_DATA_ROW, type Problem } from '../../../../src/model/row';

/** What an editor without a remedy for the column would read. */
const NO_REMEDY = insteadOf({ row: 2, column: 'unknown', value: '', reason: '' });

describe('the suggestion for a problem', () => {
  test.each<[string, (rows: unknown[]) => { problems: Problem[] }, object[], string[]]>([
    [
      'events',
      normaliseEvents,
      [
        { id: 'a', title: 'First' },
        { id: 'a', date: 'soon', time: 'noonish', status: 'maybe', link: 'here', image: 'words', otherImages: 'x y' },
      ],
      ['id', 'title', 'date', 'time', 'status', 'link', 'imageUrl', 'otherImages'],
    ],
    [
      'news',
      normaliseNews,
      [
        { id: 'a', title: 'First' },
        { id: 'a', date: 'soon', img: 'words' },
      ],
      ['title', 'id', 'publishedAt', 'imageUrl'],
    ],
    [
      'student-life',
      normaliseProjects,
      [
        { id: 'a', title: 'First' },
        { id: 'a', videos: 'words' },
      ],
      ['title', 'id', 'images'],
    ],
  ])('is known for every problem that the normaliser of %s reports', (_, normalise, rows, columns) => {
    const { problems } = normalise(rows);
    expect(problems.map(({ column }) => column)).toEqual(columns);
    for (const problem of problems) {
      expect(problem.row).toBe(FIRST_DATA_ROW + 1);
      expect([problem.column, insteadOf(problem)]).not.toEqual([problem.column, NO_REMEDY]);
    }
  });

  test.each([
    ['date', '11/24/2026', '24/11/2026'],
    ['date', 'Tues 24 Nov 2026', '24/11/2026'],
    ['date', 'Mon 24 Nov 2026', '24/11/2026, which is a Tuesday, or the date that is meant'],
    ['publishedAt', 'Monday, 24.11.2026', '24/11/2026, which is a Tuesday, or the date that is meant'],
    ['publishedAt', '24 November 2026', '24/11/2026'],
    ['date', '31/02/2026', 'a date such as 24/11/2026, or leave the cell empty until the date is known'],
    ['time', '18', '18:00'],
    ['time', '7', '07:00'],
    ['time', '25:00', 'a time such as 18:30, or a start and an end: 18:30-20:00'],
    ['imageUrl', 'www.example.com/a.jpg', 'https://www.example.com/a.jpg'],
    ['link', 'forms.example.com', 'https://forms.example.com'],
  ])('in the column %s, for "%s", is %s', (column, value, instead) => {
    expect(insteadOf({ row: 2, column, value, reason: '' })).toBe(instead);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '<img src=x>', 'see below', ''])(
    'for the address "%s" is a description, not an address made of it',
    (value) => {
      expect(insteadOf({ row: 2, column: 'imageUrl', value, reason: '' })).toMatch(/^the address of a picture/);
    },
  );
});

describe('the day that a text probably means', () => {
  test.each([
    ['2026-11-24', '2026-11-24'],
    ['2026-11-24T18:30:00', '2026-11-24'],
    ['24.11.2026', '2026-11-24'],
    ['24-11-26', '2026-11-24'],
    ['11/24/2026', '2026-11-24'],
    ['3.4.2026', '2026-04-03'],
    ['24/11/2026 18:30', '2026-11-24'],
    ['24 Nov 2026', '2026-11-24'],
    ['November 24th, 2026', '2026-11-24'],
    ['Tuesday, 24 November 2026', '2026-11-24'],
    ['24 Nov 26', '2026-11-24'],
    ['2026 Nov 24', '2026-11-24'],
    ['46350', '2026-11-24'],
    ['31/02/2026', null],
    ['24 Nov', null],
    ['12345', null],
    ['soon', null],
    ['next to nothing', null],
    ['', null],
  ])('%s -> %s', (text, day) => expect(guessDay(text)).toBe(day));
});

describe('a fault in sentences', () => {
  test('says what an address answered, and how to publish the sheet', () => {
    const { what, remedy } = faultText('is a web page, not CSV; is the spreadsheet published?');
    expect(what).toBe('The sheet is a web page, not CSV.');
    expect(remedy).toContain('Publish to web');
  });

  test('says how to make CSV of what was chosen by mistake', () => {
    const { what, remedy } = faultText('is a web page, not CSV; is the spreadsheet published?', true);
    expect(what).toBe('This is a web page, not CSV.');
    expect(remedy).toContain('Save the sheet as CSV');
  });

  test.each([
    'is a web page, not CSV; is the spreadsheet published?',
    'is an Excel or OpenDocument file, not CSV',
    'is empty',
    'has other columns; missing: title, date',
    'is cut, or a quote is not closed (from row 3)',
    'is cut in the middle of a character (row 3)',
    'has more than 20000 rows',
    'is larger than 10 MB',
    'takes longer than 30 seconds to read',
    'needs more than 96 MB of memory to read',
    'answered with status 404',
    'did not answer within 10 seconds',
  ])('says what an editor can do: %s', (fault) => {
    const { what, remedy } = faultText(fault);
    expect(what).toMatch(/^The sheet .*\.$/);
    expect(remedy).not.toBe(faultText('something new').remedy);
  });

  test('is a sentence for a missing file, too', () => {
    expect(faultText('the file is missing').what).toBe('The file is missing.');
  });
});
