import { expect, test } from 'vitest';
import { cleanText } from '../../../src/model/text/clean-text';
import { decodeText } from '../../../src/server/storage/files/decode-text';
import { command, ummes } from '../../support/server/command-line';
import { startWithSheets } from '../../support/server/running-server';

/** The characters of windows-1252 from 0x80 to 0x9F. Dots mark undefined ones. */
const UPPER = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';

test('reads every character that Excel writes on Windows', () => {
  for (const [index, character] of Array.from(UPPER).entries()) {
    if (character === '.') continue;
    // 'Caf\xe9' makes the text invalid UTF-8.
    const decoded = decodeText(Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x80 + index, 0x0a]));
    expect([0x80 + index, cleanText(decoded)]).toEqual([0x80 + index, `Café ${character}\n`]);
  }
});

test('reads UTF-8 that ends in the middle of a character, and marks the missing end', () => {
  const whole = Buffer.from('title,place\nLathe – “new”,Café\nMill,Café');
  expect(decodeText(whole.subarray(0, -1))).toBe('title,place\nLathe – “new”,Café\nMill,Caf\ufffd');
});

test('shows a sheet that Excel saved on Windows, and reports unreadable bytes', async () => {
  const sheet = Buffer.from('title,date\n\x93Lathe\x94 \x96 5 \x80,01/02/2030\nMi\x81ll,\n', 'latin1');
  const { data, titles } = await startWithSheets({ events: sheet });
  expect(await titles()).toEqual(['“Lathe” – 5 €', 'Mi\ufffdll']);
  const { out } = await ummes(['sheets', 'check', 'events'], { UMMES_DATA: data }).ended;
  expect(out).toMatch(/row {4}3 {2}title {2}"Mi\ufffdll" has a character that cannot be read; save the sheet as UTF-8/);
});

test('truncates a cell after 50,000 characters, ignores columns after the 200th, and reports both', async () => {
  const extra = Array.from({ length: 300 }, (_, index) => `c${index}`).join(',');
  const { data, readJson } = await startWithSheets({
    events: `title,date,description\nLathe,01/02/2030,${'x'.repeat(49_999)}😀tail\nMill,01/02/2030,short\n`,
    news: `title,description,${extra},\nLathe,new${',x'.repeat(300)}\n`,
  });
  const { code, out } = await command(['sheets', 'check', '--json'], { UMMES_DATA: data });
  const [, events, news] = JSON.parse(out); // the first is `site`
  expect(code).toBe(1);
  expect(events).toMatchObject({
    items: 2,
    problems: [{ row: 2, column: 'description', reason: 'is longer than 50000 characters; the rest is left out' }],
  });
  expect(news).toMatchObject({
    items: 1,
    problems: [{ row: 1, reason: 'has more than 200 columns; the rest are ignored' }],
  });
  const [lathe] = (await readJson('/api/sheets/events')).data;
  expect(lathe.description).toBe('x'.repeat(49_999));
});

test('removes direction overrides and zero-width spaces, and reports them by code point', async () => {
  const title = `${'A'.repeat(200)}\u202egnp.exe`;
  const { data, readJson } = await startWithSheets({
    events: `title,date\n${title},01/02/2030\nZero\u200bwidth,0\u20661/02/2030\nක්\u200dර,\n`,
  });
  const { out } = await command(['sheets', 'check', 'events'], { UMMES_DATA: data });
  expect(out).toContain('AAA<U+202E>gnp.exe" has an invisible character');
  expect(out).toContain('"Zero<U+200B>width" has an invisible character');
  expect(out).toContain('"0<U+2066>1/02/2030" has an invisible character');
  expect(out).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069]/);
  expect(out).toContain('3 items, 3 problems');
  const json = await command(['sheets', 'check', 'events', '--json'], { UMMES_DATA: data });
  expect(json.out).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069]/);
  expect(JSON.parse(json.out)[0].problems[0].value).toContain('\u202e');
  expect((await readJson('/api/sheets/events')).data).toMatchObject([
    { title: title.replace('\u202e', ''), date: '01/02/2030' },
    { title: 'Zerowidth', date: '01/02/2030' },
    { title: 'ක්\u200dර' },
  ]);
});
