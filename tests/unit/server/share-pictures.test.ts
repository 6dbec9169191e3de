import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fitTitle, widthOf } from '../../../src/server/publish/share/share-lines';
import { shareSvg } from '../../../src/server/publish/share/share-svg';
import { type Answer, eventually, startWithSheets, writeFiles } from '../../support/server/running-server';
import { renderingPackage } from './rendering-package';

const EVENTS = `id,title,description,location,date,time,status,imageUrl
gala,Gala </text><b>,It shines,Hall,14/02/2030,18:30-20:00,,
a b/c,Odd id,,,15/02/2030,,,/drawing.svg
off,Storm talk,,Hall,16/02/2030,18:30,Cancelled,
late,Moved talk,,Hall,17/02/2030,18:30,Postponed,
photo,With a photo,,Hall,18/02/2030,,,https://pictures.example/a.JPG?w=1
`;
const SHEETS = {
  site: 'key,value\nname,Turbine Club\npreviewPicture,/og.png\n',
  events: EVENTS,
  news: 'id,title,content,publishedAt\nn1,First news,Text,03/01/2030\n',
  'student-life': 'id,title,category\np1,Wind tunnel,Aero\n',
};

async function site() {
  const settings = { publicUrl: 'https://society.example', timeZone: 'UTC' };
  const now = () => new Date('2030-01-15T12:00:00Z');
  const server = await startWithSheets(SHEETS, settings, await renderingPackage(), { now });
  /** Returns the values of a page's `og:image` tags. */
  const previewOf = async (path: string) => {
    const html = await server.read(path);
    const tags = [...html.matchAll(/<meta property="(og:image[^"]*)" content="([^"]*)">/g)];
    return Object.fromEntries(tags.map(([, name = '', text = '']) => [name, text.replaceAll('&amp;', '&')]));
  };
  const pictureOf = async (path: string) => {
    const url = (await previewOf(path))['og:image'] ?? '';
    return { url, answer: await server.get(url.replace('https://society.example', '')) };
  };
  return { ...server, previewOf, pictureOf };
}

const sizeOf = async ({ body }: Answer) => {
  const { format, width, height } = await sharp(body).metadata();
  return [format, width, height];
};

describe('the link preview of an item without a picture that preview services can read', () => {
  test.each([
    ['/events/gala', 'Gala &lt;/text&gt;&lt;b&gt; · Thursday 14 February 2030 · 18:30 – 20:00 · Hall · Turbine Club'],
    ['/events/a%20b%2Fc', 'Odd id · Friday 15 February 2030 · Turbine Club'],
    ['/events/off', 'Cancelled · Storm talk · Saturday 16 February 2030 · 18:30 · Hall · Turbine Club'],
    ['/events/late', 'Postponed · Moved talk · Hall · Turbine Club'],
    ['/news?item=n1', 'First news · Thursday 3 January 2030 · Turbine Club'],
    ['/student-life?item=p1', 'Wind tunnel · Aero · Turbine Club'],
  ])('%s is drawn: %s', async (path, alt) => {
    const { previewOf, pictureOf } = await site();
    expect(await previewOf(path)).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/png',
      'og:image:alt': alt,
    });
    const { answer } = await pictureOf(path);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(await sizeOf(answer)).toEqual(['png', 1200, 630]);
    expect(answer.body.byteLength).toBeLessThan(120_000);
  });

  test('changes with the text, at a new address', async () => {
    const { pictureOf, settings, get } = await site();
    const before = await pictureOf('/events/gala');
    await writeFiles(settings.data, { 'sheets/events.csv': EVENTS.replace('Gala', 'Ball') });
    await eventually(async () => (await pictureOf('/events/gala')).url !== before.url);
    const after = await pictureOf('/events/gala');
    expect(after.answer.body.equals(before.answer.body)).toBe(false);
    const old = await get(before.url.replace('https://society.example', ''));
    expect(old.body.equals(after.answer.body)).toBe(true);
    expect(old.headers['cache-control']).not.toContain('immutable');
  });
});

test('an item’s own picture and the society’s preview picture come before a drawn one', async () => {
  const { previewOf } = await site();
  expect(await previewOf('/events/photo')).toEqual({
    'og:image': 'https://pictures.example/a.JPG?w=1',
    'og:image:type': 'image/jpeg',
  });
  expect((await previewOf('/events'))['og:image']).toBe('https://society.example/og.png');
});

test('there is no picture of an unknown item', async () => {
  const { get } = await site();
  await eventually(async () => (await get('/share/events.png?item=gala')).status === 200);
  for (const path of ['events.png', 'events.png?item=none', 'alumni.png?item=1', 'events.jpg?item=gala'])
    expect([path, (await get(`/share/${path}`)).status]).toEqual([path, 404]);
});

test('pages don’t wait for pictures', async () => {
  const { get, previewOf } = await site();
  await previewOf('/events/gala');
  let drawn = 0;
  const drawing = ['gala', 'off'].map(async (id) => {
    const { status } = await get(`/share/events.png?item=${id}`);
    drawn += 1;
    return status;
  });
  expect((await get('/events/photo')).status).toBe(200);
  expect(drawn).toBeLessThan(2);
  expect(await Promise.all(drawing)).toEqual([200, 200]);
});

describe('a share picture', () => {
  const text = { society: 'Turbine Club', status: '', facts: [] };

  test.each([
    ['five letters', 'Robot'],
    ['sixty', 'From turbine blades to teaching: an evening with our alumni'],
    ['two hundred', 'The annual design competition of all universities '.repeat(4)],
    ['one word of eighty', 'Donaudampf'.repeat(8)],
    ['wide letters', 'WM@'.repeat(20)],
    ['a thousand words', 'word '.repeat(1000)],
  ])('fits a title of %s', (_, title) => {
    const { size, lines } = fitTitle(title.trim(), 1024, 270);
    expect(lines.length * size * 1.12).toBeLessThanOrEqual(270);
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(1024);
    const shown = lines.join('').replace(/[ …]/g, '');
    expect(title.replaceAll(' ', '').startsWith(shown)).toBe(true);
    expect(lines.at(-1)?.endsWith('…')).toBe(title.length > 150);
  });

  test('has the society’s name in place of a title in letters that its font lacks', () => {
    for (const title of ['යාන්ත්‍රික ඉංජිනේරු', 'இயந்திரவியல்', 'ورشة الطباعة', '機械工学の夜', 'Вечер'])
      expect(shareSvg({ ...text, title })).toBe(shareSvg({ ...text, title: 'Turbine Club' }));
  });

  test('leaves out emoji', () => {
    expect(shareSvg({ ...text, title: 'Robots 🎉 & café ❤️ Łódź' })).toBe(
      shareSvg({ ...text, title: 'Robots & café Łódź' }),
    );
  });
});
