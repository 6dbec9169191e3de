import { expect, test } from 'vitest';
import { readAddressList } from '../../../src/server/storage/newsletter/address-list';

/** Reads a list. @returns the addresses, and the other entries with a question mark, each with its line. */
function read(text: string): string[] {
  const { addresses, wrong } = readAddressList(Buffer.from(text));
  return [...addresses, ...wrong.map(({ line, text }) => ({ line, text: `${text}?` }))]
    .sort((a, b) => a.line - b.line)
    .map(({ line, text }) => `${line} ${text}`);
}

const TEN = Array.from({ length: 10 }, (_, index) => `reader${index}@example.org`);
const onLine = (line: number, ...texts: string[]) => texts.map((text) => `${line} ${text}`);

test.each<[what: string, list: string, expected: string[]]>([
  ['ten addresses with commas', TEN.join(', '), onLine(1, ...TEN)],
  ['ten addresses with semicolons', TEN.join('; '), onLine(1, ...TEN)],
  ['ten addresses on ten lines', TEN.join('\n'), TEN.map((text, index) => `${index + 1} ${text}`)],
  ['Windows line breaks', 'a@example.org;\r\nb@example.org;\r\n', ['1 a@example.org', '2 b@example.org']],
  [
    'names, some in quotes',
    '"Doe, Jane" <jane@example.org>; bob@example.org, Ann Lee <ann@example.org>,"Bo ""B"" Li" <bo@example.org>',
    onLine(1, 'jane@example.org', 'bob@example.org', 'ann@example.org', 'bo@example.org'),
  ],
  [
    'names with commas but no quotes',
    'Doe, Jane <jane@example.org>; Li, Bo <bo@example.org>',
    onLine(1, 'jane@example.org', 'bo@example.org'),
  ],
  [
    'addresses as their own names',
    "'a@example.org' <a@example.org>; b@example.org <b@example.org>",
    onLine(1, 'a@example.org', 'b@example.org'),
  ],
  ['addresses in single quotes', "'a@example.org'; 'b@example.org'", onLine(1, 'a@example.org', 'b@example.org')],
  [
    'apostrophes in addresses',
    "o'brien@example.org, d'arcy@example.org",
    onLine(1, "o'brien@example.org", "d'arcy@example.org"),
  ],
  ['an address from an export for spreadsheets', "'+tag@example.org", ['1 +tag@example.org']],
  ['a folded header', 'a@example.org,\n b@example.org', ['1 a@example.org', '2 b@example.org']],
  [
    'an address that is wrong among others',
    'a@example.org, b@, c@example.org',
    ['1 a@example.org', '1 c@example.org', '1 b@?'],
  ],
  [
    'a line without an address',
    'a@example.org\nNimali\nb@example.org',
    ['1 a@example.org', '2 Nimali?', '3 b@example.org'],
  ],
  [
    'a quote mark in a name',
    'Jane 6" Doe <jane@example.org>, b@example.org',
    onLine(1, 'jane@example.org', 'b@example.org'),
  ],
  [
    'names and addresses in columns without a header',
    'Jane;jane@example.org\nBob;bob@example.org',
    ['1 jane@example.org', '2 bob@example.org'],
  ],
  [
    'a column named email',
    'Name,E-Mail\n"Doe, Jane",jane@example.org\nat@home,bob@example.org',
    ['2 jane@example.org', '3 bob@example.org'],
  ],
  ['a column named email, with semicolons', 'email;name\na@example.org;Doe, Jane\n;Bob', ['2 a@example.org', '3 ?']],
  [
    'a header of one column',
    'email\na@example.org, b@example.org\n\nc@example.org',
    ['2 a@example.org', '2 b@example.org', '4 c@example.org'],
  ],
  [
    'several addresses in a cell',
    'name,email\nA,"a@example.org, b@example.org"\nC,"Doe <c@example.org>\nd@example.org"\nE,e@example.org',
    ['2 a@example.org', '2 b@example.org', '3 c@example.org', '3 d@example.org', '5 e@example.org'],
  ],
  [
    'several addresses in a cell of a table without a header',
    'A,"a@example.org; b@example.org"',
    onLine(1, 'a@example.org', 'b@example.org'),
  ],
  ['a name of two lines', '"Doe\nJane",jane@example.org\nb@example.org', ['1 jane@example.org', '3 b@example.org']],
  [
    'what mail programs copy along',
    'To: ann@example.org, bob@example.org<mailto:bob@example.org>; <mailto:eve@example.org>, li@example.org (Bo Li)',
    onLine(1, 'ann@example.org', 'bob@example.org', 'eve@example.org', 'li@example.org'),
  ],
  [
    'addresses without separators',
    'Ann Lee <ann@example.org> Bob <bob@example.org>, eve@example.org li@example.org',
    onLine(1, 'ann@example.org', 'bob@example.org', 'eve@example.org', 'li@example.org'),
  ],
  [
    'addresses that lack the @ among others',
    'a@example.org, nimali.example.org, Bob <bob.example.org>; Ann at example.org, Dr. Jane St.John; b@example.org',
    [
      ...onLine(1, 'a@example.org', 'b@example.org'),
      ...onLine(1, 'nimali.example.org?', 'bob.example.org?', 'Ann at example.org?'),
    ],
  ],
  [
    'a space in an address',
    'a@example.org, nimali perera@example.org',
    onLine(1, 'a@example.org', 'nimali perera@example.org?'),
  ],
  [
    'a name that is never closed',
    'a@example.org, "Doe, Jane <jane@example.org>, b@example.org\n"Li, Bo" <bo@example.org>',
    [...onLine(1, 'a@example.org', 'jane@example.org', 'b@example.org'), '2 bo@example.org'],
  ],
  [
    'a name wrapped by the mail program',
    '"Doe,\n Jane" <jane@example.org>, b@example.org',
    onLine(1, 'jane@example.org', 'b@example.org'),
  ],
  ['a list that is cut off', 'a@example.org\n"Doe, Ja', ['1 a@example.org', '2 "Doe?']],
  ['a single word', 'Nimali', ['1 Nimali?']],
  ['a header and nothing else', 'email', []],
  ['nothing', '', []],
  ['blank lines', '\n ,;\n\t\na@example.org\n', ['4 a@example.org']],
])('reads %s', (_, list, expected) => {
  expect(read(list).sort()).toEqual(expected.sort());
});

test('rejects a table with a quote that is not closed, and says where', () => {
  const error = 'The list is cut off, or a quote is not closed (from row 3).';
  expect(() => read('name,email\nAnn,a@example.org\n"Doe, Jane,jane@example.org')).toThrow(error);
});

test('counts addresses, not lines, towards the limit', () => {
  const list = Buffer.from(`${'\n'.repeat(50)}${TEN.join(', ')}`);
  expect(readAddressList(list, 10).addresses).toHaveLength(10);
  expect(() => readAddressList(list, 9)).toThrow('The list has more than 9 addresses. Add it in parts.');
});
