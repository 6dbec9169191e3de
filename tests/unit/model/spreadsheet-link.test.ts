import { expect, test } from 'vitest';
import { spreadsheetDownload } from '../../../src/model/addresses/spreadsheet-link';

const GOOGLE = 'https://docs.google.com/spreadsheets';

test.each([
  [
    'the address in the browser',
    `${GOOGLE}/d/1aB_c-D/edit?usp=sharing#gid=7`,
    `${GOOGLE}/d/1aB_c-D/export?format=xlsx`,
  ],
  ['one of several accounts', `${GOOGLE}/u/1/d/1aB_c-D/edit`, `${GOOGLE}/d/1aB_c-D/export?format=xlsx`],
  ['a published page', `${GOOGLE}/d/e/2PACX-1/pubhtml?gid=7&single=true`, `${GOOGLE}/d/e/2PACX-1/pub?output=xlsx`],
  ['a file', `${GOOGLE}/d/e/2PACX-1/pub?output=csv`, `${GOOGLE}/d/e/2PACX-1/pub?output=csv`],
  ['an export', `${GOOGLE}/d/1aB_c-D/export?format=csv&gid=7`, `${GOOGLE}/d/1aB_c-D/export?format=csv&gid=7`],
  ['another host, without a scheme', ' files.example.org/events.csv ', 'https://files.example.org/events.csv'],
])('a spreadsheet is downloaded from %s', (_, link, download) => {
  expect(spreadsheetDownload(link, false)).toBe(download);
});

test('for one sheet, the open tab is downloaded', () => {
  expect(spreadsheetDownload(`${GOOGLE}/d/1aB_c-D/edit#gid=7`, true)).toBe(
    `${GOOGLE}/d/1aB_c-D/export?format=csv&gid=7`,
  );
  expect(spreadsheetDownload(`${GOOGLE}/d/1aB_c-D/edit?gid=7`, true)).toContain('gid=7');
  expect(spreadsheetDownload(`${GOOGLE}/d/1aB_c-D/edit`, true)).toBe(`${GOOGLE}/d/1aB_c-D/export?format=xlsx`);
});

test.each(['', 'events', 'file:///etc/passwd', 'javascript:alert(1)', 'https://user:secret@example.org/a.csv'])(
  '%j is not a link',
  (text) => {
    expect(spreadsheetDownload(text, false)).toBe('');
  },
);
