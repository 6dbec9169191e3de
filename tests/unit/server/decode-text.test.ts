// @vitest-environment node
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { cleanText } from '../../../src/model/text';
import { decodeText } from '../../../src/server/sheets/decode-text';
import { buildCli, ummes } from '../../support/server/command-line';
import { lay, running, temporaryFolder } from '../../support/server/running-server';

beforeAll(buildCli);

/** What stands at 0x80 to 0x9F in windows-1252; a dot where the code page has nothing. */
const UPPER = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';

test('what Excel on Windows writes keeps every character, the euro sign, dashes and quotation marks too', () => {
  for (const [index, character] of Array.from(UPPER).entries()) {
    if (character === '.') continue;
    // 'Caf\xe9' makes it no UTF-8, whatever the byte.
    const decoded = decodeText(Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x80 + index, 0x0a]));
    expect([0x80 + index, cleanText(decoded)]).toEqual([0x80 + index, `Café ${character}\n`]);
  }
});

test('the five bytes that windows-1252 leaves undefined become a replacement character, not nothing', () => {
  const decoded = decodeText(Buffer.from([0x81, 0x8d, 0x8f, 0x90, 0x9d, 0x0a]));
  expect(cleanText(decoded)).toBe('\ufffd\ufffd\ufffd\ufffd\ufffd\n');
});

test('the upper half of windows-1252 is that of Latin 1', () => {
  const bytes = Array.from({ length: 96 }, (_, index) => 0xa0 + index);
  expect(decodeText(Buffer.from([...bytes, 0x0a]))).toBe(`${String.fromCharCode(...bytes)}\n`);
});

test('UTF-8 that ends in the middle of a character stays UTF-8, and shows that its end is missing', () => {
  const whole = Buffer.from('title,place\nLathe – “new”,Café\nMill,Café');
  expect(decodeText(whole.subarray(0, -1))).toBe('title,place\nLathe – “new”,Café\nMill,Caf\ufffd');
});

test('windows-1252 whose only accent is its last letter is not taken for UTF-8 that was cut', () => {
  expect(decodeText(Buffer.from('title,place\nLathe,Caf\xe9', 'latin1'))).toBe('title,place\nLathe,Café');
});

test('a sheet that Excel on Windows saved shows its quotation marks, and its unreadable bytes are reported', async () => {
  const data = await temporaryFolder();
  const sheet = Buffer.from('title,date\n\x93Lathe\x94 \x96 5 \x80,01/02/2030\nMi\x81ll,\n', 'latin1');
  await lay(data, { 'sheets/events.csv': sheet });
  const server = await running({ data });
  expect(await server.titles()).toEqual(['“Lathe” – 5 €', 'Mi\ufffdll']);
  const { out } = await ummes(['sheets', 'check', 'events'], { UMMES_DATA: data }).ended;
  expect(out).toMatch(/row {4}3 {2}title {2}"Mi\ufffdll" has a character that cannot be read; save the sheet as UTF-8/);
});

test('newsletter import refuses a list that was cut in a row, and stores nothing of it', async () => {
  const data = await temporaryFolder();
  const list = join(data, 'list.csv');
  await lay(data, { 'list.csv': 'name,email,since\nAda,ada@example.org,2024\nBo,bo@example.or' });
  const { code, err } = await ummes(['newsletter', 'import', list], { UMMES_DATA: data }).ended;
  expect([code, err]).toEqual([1, expect.stringContaining('The list is cut, or row 3 is not finished')]);
  expect((await ummes(['newsletter', 'export'], { UMMES_DATA: data }).ended).out).not.toContain('@');
});

test('newsletter import reads every line of a list that mixes line endings', async () => {
  const data = await temporaryFolder();
  const list = join(data, 'list.csv');
  await lay(data, { 'list.csv': 'email\r\nada@example.org\r\nbo@example.org\ncy@example.org\rdi@example.org' });
  await ummes(['newsletter', 'import', list], { UMMES_DATA: data }).ended;
  const { out } = await ummes(['newsletter', 'export'], { UMMES_DATA: data }).ended;
  for (const name of ['ada', 'bo', 'cy', 'di']) expect(out).toContain(`${name}@example.org`);
});

test('newsletter import reads what Excel on Windows writes', async () => {
  const data = await temporaryFolder();
  const list = join(data, 'list.csv');
  await lay(data, { 'list.csv': Buffer.from('email\nada@example.org\n\x93Ada\x94 \x80\n', 'latin1') });
  const { err } = await ummes(['newsletter', 'import', list], { UMMES_DATA: data }).ended;
  expect(err).toContain('line 3: "“Ada” €" is not an email address');
});
