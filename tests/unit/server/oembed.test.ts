import { describe, expect, test } from 'vitest';
import { eventually, startWithSheets } from '../../support/server/running-server';
import { renderingPackage } from './rendering-package';

const SHEETS = {
  events:
    'id,title,date,imageUrl\nnext,"<script>alert(""1"")</script>",16/06/2030,https://pictures.example/next.jpg\na/b,Odd,17/06/2030,/drawing.svg\n',
  news: 'id,title,content\nn 1,First news,Text\n',
  'student-life': 'title\nProject\n',
  site: 'key,value\nname,Guild\n',
};

/** The frame for each page, by the page's path and query. */
const FRAMES = {
  '/': 'events?limit=2&show=upcoming',
  '/events': 'events?limit=2&show=upcoming',
  '/events/': 'events?limit=2&show=upcoming',
  '/events?upcoming=2#past': 'events?limit=2&show=upcoming',
  '/events/next': 'event-detail?event-id=next',
  '/events/a%2Fb': 'event-detail?event-id=a%2Fb',
  '/news': 'news',
  '/news?item=n%201&utm=x': 'news?news-id=n+1',
  '/student-life': 'student-life',
  '/alumni': 'alumni',
  '/contact': 'contact',
};

/** The HTML that WordPress keeps as it is. */
const HTML =
  /^<blockquote><a href="([^"]*)">([^<]*)<\/a><\/blockquote><iframe src="([^"]*)" title="([^"]*)" width="100%" height="(\d+)" frameborder="0"><\/iframe>$/;

/** Addresses of nothing that can be embedded. */
const OTHERS = [
  'https://other.example/events',
  'https://society.example.evil.example/events',
  'https://user:secret@society.example/events',
  'ftp://society.example/events',
  'javascript:alert(1)//society.example/events',
  '/events',
  '',
  'https://society.example/events/none',
  'https://society.example/news?item=none',
  'https://society.example/about',
  'https://society.example/desk',
  'https://society.example/events/next/poster',
  `https://society.example/events?${'x'.repeat(10_000)}`,
];

async function site() {
  const all = { timeZone: 'UTC', publicUrl: 'https://society.example' };
  const now = () => new Date('2030-06-15T12:00:00Z');
  const server = await startWithSheets(SHEETS, all, await renderingPackage(), { now });
  await eventually(async () => (await server.get('/oembed?url=https://society.example/events')).status === 200);
  const ask = (address: string, more = '') => server.get(`/oembed?url=${encodeURIComponent(address)}${more}`);
  const embed = async (path: string, more = '') =>
    JSON.parse(String((await ask(`https://society.example${path}`, more)).body));
  return { ...server, ask, embed };
}

describe('a system that asks how to embed a page', () => {
  test('gets a frame for each page that shows a tag', async () => {
    const { embed } = await site();
    for (const [path, frame] of Object.entries(FRAMES)) {
      const { type, version, html, width, height, provider_url } = await embed(path);
      expect([type, version, provider_url], path).toEqual(['rich', '1.0', 'https://society.example']);
      const [, href, text, src, title, size] = HTML.exec(html) ?? [];
      expect(href, path).toBe(`https://society.example${path.replace(/[?#](?!item).*|&.*|(?<=.)\/$/, '')}`);
      expect(src, path).toBe(`https://society.example/frame/${frame.replaceAll('&', '&amp;')}`);
      expect(text).toBe(title);
      expect([title !== '', size, width > 100, height > 100], path).toEqual([true, String(height), true, true]);
    }
  });

  test('gets the title, the society and a picture', async () => {
    const { embed } = await site();
    expect(await embed('/events/a%2Fb')).toMatchObject({
      title: 'Odd · Guild',
      author_name: 'Guild',
      provider_name: 'Guild',
      thumbnail_url: expect.stringMatching(/^https:\/\/society\.example\/share\/events\.png\?item=a%2Fb&v=/),
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    expect(await embed('/events/next')).toMatchObject({ thumbnail_url: 'https://pictures.example/next.jpg' });
    expect(await embed('/')).toMatchObject({
      title: 'Guild, Student Society',
      thumbnail_url: 'https://society.example/icon-512.png',
      thumbnail_width: 512,
    });
  });

  test('gets a frame no larger than it asked for', async () => {
    const { embed } = await site();
    expect(await embed('/events', '&maxwidth=500&maxheight=550')).toMatchObject({ width: 500, height: 550 });
    const wrong = await embed('/events', '&maxwidth=-1&maxheight=%3Cb%3E');
    expect(wrong).toMatchObject({ width: 780, html: expect.stringContaining(`height="${wrong.height}"`) });
  });

  test('gets a 404 for other sites, other pages and malformed addresses', async () => {
    const { ask } = await site();
    for (const address of OTHERS) {
      const { status, body } = await ask(address);
      expect(status, address).toBe(404);
      expect(JSON.parse(String(body)).message, address).toMatch(/page/);
    }
  });

  test('gets a 501 for XML, as the specification says', async () => {
    const { ask } = await site();
    const { status, body } = await ask('https://society.example/events', '&format=xml');
    expect([status, JSON.parse(String(body)).message]).toEqual([501, 'Only JSON is available; use format=json.']);
    expect((await ask('https://society.example/events', '&format=json')).status).toBe(200);
  });

  test('never gets markup from the address or from a sheet', async () => {
    const { ask } = await site();
    for (const address of ['https://society.example/events/next', 'https://society.example/events?<script>=1'])
      expect(String((await ask(address)).body)).not.toMatch(/<|\bscript>alert\("/);
    const { html } = JSON.parse(String((await ask('https://society.example/events/next')).body));
    expect(html).toContain('title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; · Guild"');
  });

  test('finds it in the head of each page that has one', async () => {
    const { read } = await site();
    const linkIn = (html: string) =>
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)">/.exec(html)?.[1];
    await eventually(async () => linkIn(await read('/events')) !== undefined);
    expect(linkIn(await read('/events'))).toBe(
      'https://society.example/oembed?url=https%3A%2F%2Fsociety.example%2Fevents&amp;format=json',
    );
    expect(linkIn(await read('/news?item=n%201'))).toContain('news%3Fitem%3Dn%25201&amp;format=json');
    expect(linkIn(await read('/events/a%2Fb'))).toContain('events%2Fa%252Fb&amp;');
    for (const path of ['/about', '/events/none']) expect(linkIn(await read(path)), path).toBeUndefined();
  });
});
