import { expect, test } from 'vitest';
import { cleanText } from '../../../src/model/text/text';
import { decodeText } from '../../../src/server/storage/files/decode-text';
import { ummes } from '../../support/server/command-line';
import { runningWithSheets } from '../../support/server/running-server';

/** The characters of windows-1252 from 0x80 to 0x9F. Dots mark undefined ones. */
const UPPER = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';

test('reads every character that Excel writes on Windows', () => {
  for (const [index, character] of Array.from(UPPER).entries()) {
    if (character === '.') continue;
    // Adding 'Caf\xe9' makes it invalid UTF-8.
    const decoded = decodeText(Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x80 + index, 0x0a]));
    expect([0x80 + index, cleanText(decoded)]).toEqual([0x80 + index, `Café ${character}\n`]);
  }
});

test('reads UTF-8 that ends within a character, and marks the missing end', () => {
  const whole = Buffer.from('title,place\nLathe – “new”,Café\nMill,Café');
  expect(decodeText(whole.subarray(0, -1))).toBe('title,place\nLathe – “new”,Café\nMill,Caf\ufffd');
});

test('reads windows-1252 with a single accented letter at the end', () => {
  expect(decodeText(Buffer.from('title,place\nLathe,Caf\xe9', 'latin1'))).toBe('title,place\nLathe,Café');
});

test('shows a sheet that Excel saved on Windows, and reports unreadable bytes', async () => {
  const sheet = Buffer.from('title,date\n\x93Lathe\x94 \x96 5 \x80,01/02/2030\nMi\x81ll,\n', 'latin1');
  const { data, titles } = await runningWithSheets({ events: sheet });
  expect(await titles()).toEqual(['“Lathe” – 5 €', 'Mi\ufffdll']);
  const { out } = await ummes(['sheets', 'check', 'events'], { UMMES_DATA: data }).ended;
  expect(out).toMatch(/row {4}3 {2}title {2}"Mi\ufffdll" has a character that cannot be read; save the sheet as UTF-8/);
});
