import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MISSING_PICTURE, SAMPLE_ROW } from '../../../src/model/lists/reasons';
import type { SheetName } from '../../../src/model/sheets/sheet-kind';
import { reportOn } from '../../../src/server/publish/sheets/read-sheet';
import { temporaryFolder, writeFiles } from '../../support/server/running-server';

async function problemsIn(name: SheetName, csv: string) {
  const web = await temporaryFolder();
  await writeFiles(web, { 'pictures/here.jpg': 'a picture' });
  const content = { bytes: new TextEncoder().encode(csv), problems: [] };
  const { problems } = reportOn(name, content, { timeZone: 'UTC', maxRows: 100, web: join(web) });
  return problems.map(({ row, column, value, reason }) => [row, column, value, reason]);
}

test('pictures that this site does not have are reported, but not those of other sites or photos', async () => {
  const rows = [
    '/pictures/here.jpg',
    '/pictures/gone.jpg',
    'https://example.com/a.jpg',
    '/photos/1.webp',
    '/../etc.png',
  ];
  expect(await problemsIn('slides', `image,alt\n${rows.map((image) => `${image},x`).join('\n')}\n`)).toEqual([
    [3, 'image', '/pictures/gone.jpg', MISSING_PICTURE],
    [6, 'image', '/../etc.png', MISSING_PICTURE],
  ]);
});

test('samples of the template that nobody has replaced are reported', async () => {
  expect(
    await problemsIn('site', 'key,value\nname,Example Society\nlanguage,en-GB\nemail,we@turbine.example\n'),
  ).toEqual([[2, 'value', 'Example Society', SAMPLE_ROW]]);
  expect(await problemsIn('pages', 'page,title,text\npartners,Partners,Our own text\n')).toEqual([]);
});
