import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  eventually,
  MISSING_SOURCE,
  onlyEvents,
  running,
  startWithSheets,
  writeFiles,
} from '../../support/server/running-server';
import { renderingPackage } from './rendering-package';

/* Tests the real server and its worker, with a small module in place of the site's renderer. */

const SHEETS = {
  events: 'id,title,date\nnext,"Next <b> & ""more""",16/06/2030\na/b,Odd,17/06/2030\n',
  news: 'id,title,content\nn1,First news,Text\n',
  'student-life': 'title\nProject\n',
  site: 'key,value\nname,Guild\nemail,guild@guild.example\n',
};

async function site(settings = {}) {
  const root = await renderingPackage();
  await writeFiles(dirname(root.build.pages), { 'server/frame.js': 'fit();' });
  const now = () => new Date('2030-06-15T12:00:00Z');
  const all = { timeZone: 'UTC', publicUrl: 'https://society.example', ...settings };
  const server = await startWithSheets(SHEETS, all, root, { now });
  await eventually(async () => (await server.read('/frame/events')).includes('<template'));
  return server;
}

/** Returns a frame's tag and its attributes. */
const tagIn = (html: string) => /<ummes-[^>]*>/.exec(html)?.[0];

const policyOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['content-security-policy']);

describe('a frame', () => {
  test('shows one tag with its content and a link to the same page of the site', async () => {
    const { get } = await site();
    const { status, headers, body } = await get('/frame/events?limit=3&show=upcoming&lang=de');
    const html = String(body);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(tagIn(html)).toBe(
      '<ummes-events event-href="https://society.example/events/{id}" limit="3" show="upcoming">',
    );
    expect(html).toMatch(/<template shadowrootmode="open"><style>.*<h2>Next &#60;b&#62;/s);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<title>Events · Guild</title>');
    expect(html).toContain('<a href="https://society.example/events">Events · Guild</a></ummes-events>');
    expect(html).toContain('<link rel="canonical" href="https://society.example/events">');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  test('has a link to all items below a list with a limit', async () => {
    const { read } = await site();
    const link = '<p><a href="https://society.example/events">All events</a></p>';
    expect(await read('/frame/events?limit=3')).toContain(link);
    expect(await read('/frame/events')).not.toContain(link);
  });

  test('may be in any page, and runs only our scripts and its own', async () => {
    const server = await site();
    const policy = policyOf(await server.get('/frame/events'));
    expect(policy).toMatch(/; frame-ancestors \* file:(?:;|$)/);
    expect(policy).toMatch(/script-src 'self' https:\/\/society\.example 'sha256-[^']+';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe');
  });

  test('may be in no page but those of UMMES_ORIGINS, if that is set', async () => {
    const server = await site({ origins: ['https://dept.example'] });
    expect(policyOf(await server.get('/frame/events'))).toMatch(
      /frame-ancestors 'self' https:\/\/dept\.example(?:;|$)/,
    );
  });

  test('has the colour scheme of its page: light, dark, or the visitor’s', async () => {
    const { read } = await site();
    const schemeOf = async (query: string) =>
      /name="color-scheme" content="([^"]*)"/.exec(await read(`/frame/join${query}`))?.[1];
    expect(await Promise.all(['', '?theme=dark', '?theme=AUTO', '?theme=pink'].map(schemeOf))).toEqual([
      'light',
      'dark',
      'light dark',
      'light',
    ]);
  });

  test('leads to the site’s own pages, unless its attributes name others', async () => {
    const { read } = await site();
    const tag = async (path: string) => tagIn(await read(`/frame/${path}`));
    expect(await tag('event-detail?event-id=a/b')).toBe(
      '<ummes-event-detail back-href="https://society.example/events" href="https://society.example/events/a%2Fb" event-id="a/b">',
    );
    expect(await tag('student-life')).toBe(
      '<ummes-student-life project-href="https://society.example/student-life?item={id}">',
    );
    expect(await tag('news')).toBe('<ummes-news news-href="https://society.example/news?item={id}">');
    expect(await tag('next')).toBe('<ummes-next event-href="https://society.example/events/{id}">');
    expect(await tag('events?event-href=/activities/%7Bid%7D')).toBe('<ummes-events event-href="/activities/{id}">');
  });

  test('sends what visitors write to this server or to the society, whatever its address says', async () => {
    const { read } = await site();
    const receiving = await site({ receives: ['newsletter'] });
    const path = '/frame/newsletter?email=evil@evil.example&api=https://evil.example&send=false';
    expect(tagIn(await read(path))).toBe('<ummes-newsletter email="guild@guild.example">');
    expect(tagIn(await receiving.read(path))).toBe('<ummes-newsletter send="" email="guild@guild.example">');
  });

  test('ignores wrong attributes, and escapes the others', async () => {
    const { read, get } = await site();
    expect(tagIn(await read('/frame/events?limit=-1&show=no&heading-level=9&onclick=x&event-href=nowhere'))).toBe(
      '<ummes-events event-href="https://society.example/events/{id}">',
    );
    const hostile = encodeURIComponent('"><script>alert(1)</script>');
    const html = await read(`/frame/event-detail?event-id=${hostile}&lang=${hostile}&theme=${hostile}&href=${hostile}`);
    expect(html).not.toContain('<script>alert');
    expect((await get(`/frame/event-detail?event-id=${'x'.repeat(501)}`)).status).toBe(400);
  });

  test('says that there is no such tag, in the frame', async () => {
    const { get } = await site();
    for (const name of ['unsubscribe', 'nothing', 'constructor']) {
      const answer = await get(`/frame/${name}`);
      expect([answer.status, String(answer.body)]).toEqual([404, 'There is no such tag.']);
      expect(policyOf(answer)).toContain('frame-ancestors *');
    }
  });

  test('is there before the sheet has been read', async () => {
    const { get } = await running({ sheets: onlyEvents(MISSING_SOURCE) });
    const { status, body } = await get('/frame/events');
    expect(status).toBe(200);
    expect(String(body)).toContain('<ummes-events');
    expect(String(body)).not.toContain('<template');
  });
});

test('no other page may be in a frame on another site', async () => {
  const { get } = await site();
  for (const path of ['/', '/events', '/events/next', '/news', '/alumni', '/about', '/nothing']) {
    expect(policyOf(await get(path)), path).toContain("frame-ancestors 'self'");
  }
});
