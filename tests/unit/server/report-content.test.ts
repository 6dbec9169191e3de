// @vitest-environment node
import { expect, test } from 'vitest';
import { DESK_SHEETS } from '../../../src/model/desk/sheet-report';
import type { Bytes } from '../../../src/server/http/body';
import { reportContent } from '../../../src/server/sheets/report-content';
import { fixtureSheets } from '../../fixtures/sheets.mjs';

/** What `insteadOf` says of a column that it does not know. */
const NO_REMEDY = 'another text, or nothing';

function report(name: (typeof DESK_SHEETS)[number], text: string | Buffer) {
  const bytes = new Uint8Array(Buffer.from(text as string)) as Bytes;
  return reportContent({ kind: 'report', name, timeZone: 'UTC', maxRows: 1000, maxProblems: 200, bytes });
}

test.each(DESK_SHEETS)(
  'every problem of the badly filled %s says what to write instead, and has a card',
  async (name) => {
    const { problems, cards } = report(name, (await fixtureSheets())[name] ?? '');
    expect(problems.length).toBeGreaterThan(2);
    expect(problems.filter(({ instead }) => !instead || instead === NO_REMEDY)).toEqual([]);
    const rows = [...new Set(problems.map(({ row }) => row))];
    expect(cards.map(({ row }) => row)).toEqual(rows);
  },
);

test.each([
  ['a quote inside a quoted cell', 'title,date\n"a "b" c",01/02/2030\n', /^write two quotation marks/],
  ['a cell beyond the last column', 'title,date\nA,01/02/2030,more\n', /^leave the cell empty/],
  ['a byte that cannot be read', Buffer.from('title,date\nCaf\x81,01/02/2030\n', 'latin1'), /as CSV UTF-8$/],
  ['an invisible character', 'title,date\na\u202eb,01/02/2030\n', /^type the text by hand/],
  ['a long cell', `title,date,description\nA,01/02/2030,${'x'.repeat(50_001)}\n`, /^shorten the text/],
  ['many columns', `title,date${',x'.repeat(200)}\nA,01/02/2030${','.repeat(200)}\n`, /^move what visitors should see/],
])('%s in the text has a suggestion', (_, text, instead) => {
  const { problems } = report('events', text);
  expect(problems.map((problem) => problem.instead)).toEqual([expect.stringMatching(instead)]);
});

test('a row that makes no item has no card', () => {
  const { problems, cards } = report('events', 'title,date\nA,01/02/2030\n,,surplus\n');
  expect([problems.length, cards]).toEqual([1, []]);
});
