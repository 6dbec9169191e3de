import { expect, test } from 'vitest';
import { decodeLines } from '../../../src/server/storage/files/decode-text';
import { readAddressList } from '../../../src/server/storage/newsletter/address-list';
import { command } from '../../support/server/command-line';
import { startWithSheets } from '../../support/server/running-server';

const latin = (text: string) => Buffer.from(text, 'latin1');
const mixed = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const MIXED = mixed(
  'id,title,description,date\r\na1,Café Zürich,"two\r\nlines",28/11/2026\r\na2,தமிழ் விழா,සිංහල,29/11/2026\r\n',
  latin('a3,Soir\xe9e,"plain\r\n\x93quoted\x94",30/11/2026\r\n'),
  'a4,Zoë,,01/12/2026\r\n',
);

test.each([
  ['without a byte order mark', MIXED],
  ['with a byte order mark', mixed('\ufeff', MIXED)],
])('a UTF-8 sheet %s keeps its text if one row is in windows-1252, and the row is reported', async (_, events) => {
  const { data, readJson } = await startWithSheets({ events });
  expect((await readJson('/api/sheets/events')).data).toMatchObject([
    { id: 'a1', title: 'Café Zürich' },
    { id: 'a2', title: 'தமிழ் விழா', description: 'සිංහල' },
    { id: 'a3', title: 'Soirée', description: 'plain\n“quoted”' },
    { id: 'a4', title: 'Zoë' },
  ]);
  const { out } = await command(['sheets', 'check', 'events', '--json'], { UMMES_DATA: data });
  expect(JSON.parse(out)[0].problems).toMatchObject([
    {
      row: 4,
      title: 'Soirée',
      column: '',
      reason: expect.stringContaining('is not UTF-8'),
      instead: expect.stringContaining('CSV UTF-8'),
    },
  ]);
});

test('a sheet that is wholly in windows-1252 has no reports', async () => {
  const { data, titles } = await startWithSheets({ events: latin('title,date\nCaf\xe9,\nSoir\xe9e,\n') });
  expect(await titles()).toEqual(['Café', 'Soirée']);
  expect((await command(['sheets', 'check', 'events'], { UMMES_DATA: data })).out).toContain('2 items, 0 problems');
});

test.each([
  ['is UTF-8', mixed('é\nä\n'), 'é\nä\n', []],
  ['is wholly windows-1252', latin('a\n\xe9\n\xe4'), 'a\né\nä', []],
  ['mixes encodings by line', mixed('a\n', latin('\xe9\n'), 'ä\n', latin('\xfc')), 'a\né\nä\nü', [2, 4]],
  ['mixes encodings within a line', mixed('ä\nö', latin('\xe9\n')), 'ä\nÃ¶é\n', [2]],
  ['has CR, CRLF and LF', mixed('ä\ra\r\nb\n\n', latin('\xe9\r\n')), 'ä\na\nb\n\né\n', [5]],
  ['has a byte order mark and windows-1252 in the header', mixed('\ufeff', latin('id,\xe9\n')), 'id,é\n', [1]],
  ['is UTF-16 with a byte order mark', Buffer.from('\ufeffé,a\n', 'utf16le'), 'é,a\n', []],
  ['is UTF-16 without one', Buffer.from('id,é\n', 'utf16le'), 'id,é\n', []],
  ['is big-endian UTF-16 without one', Buffer.from('id,é\n', 'utf16le').swap16(), 'id,é\n', []],
  ['is empty', Buffer.alloc(0), '', []],
])('a file that %s is decoded', (_, bytes, text, lines) => {
  const { text: decoded, foreignLines } = decodeLines(bytes);
  expect([decoded, [...foreignLines]]).toEqual([text, lines]);
});

test('an address list keeps its addresses if one line is in windows-1252, and lists an address with accents there', () => {
  const { addresses, wrong } = readAddressList(
    mixed('name,email\nJosé,jose@example.org\n', latin('Zo\xeb,zoe@example.org\nAndr\xe9,andr\xe9@example.org\n')),
  );
  expect(addresses.map(({ text }) => text)).toEqual(['jose@example.org', 'zoe@example.org']);
  expect(wrong).toMatchObject([{ line: 4, text: 'andré@example.org' }]);
});

test.each([
  ['a line that declares the delimiter', 'sep=;\r\nname;email\r\nA;a@example.org\r\n', 3],
  ['empty rows above the header', '\r\n;;\r\nname;email\r\nA;a@example.org\r\n', 4],
])('an address list with %s is read', (_, text, line) => {
  expect(readAddressList(Buffer.from(text))).toEqual({ addresses: [{ line, text: 'a@example.org' }], wrong: [] });
});
