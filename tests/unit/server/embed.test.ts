import { describe, expect, test } from 'vitest';
import { addDays, localDay, sheetDay } from '../../../src/model/time/day';
import { MISSING_SOURCE, onlyEvents, running, startWithSheets } from '../../support/server/running-server';

const day = (offset: number) => sheetDay(addDays(localDay(new Date()), offset));

const EVENTS = `id,title,description,date
old,Last year,,${day(-400)}
today,Tea & talk,,${day(0)}
far,In a month,,${day(30)}
near,"<script>alert(1)</script>","First ""line"" <b>
second line",${day(2)}
a b/c,Odd id,,${day(3)}
d4,Day 4,,${day(4)}
d5,Day 5,,${day(5)}
d6,Day 6,,${day(6)}
undated,Some day,,
`;

const NEWS = `title,description,content,publishedAt
First,"A short text",,01/02/2030
Second,,The article,Spring term
${Array.from({ length: 6 }, (_, i) => `More ${i},x,,`).join('\n')}
`;

const site = (events = EVENTS) => startWithSheets({ events, news: NEWS }, { publicUrl: 'https://society.example' });

describe("a department's server", () => {
  test('gets the next six events as plain HTML with absolute links', async () => {
    const { get } = await site();
    const { status, headers, body } = await get('/embed/events.html');
    const html = String(body);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html.startsWith('<ul data-ummes-items>')).toBe(true);
    const links = [...html.matchAll(/href="https:\/\/society\.example\/events\/([^"]*)"/g)].map(([, id]) => id);
    expect(links).toEqual(['today', 'near', 'a%20b%2Fc', 'd4', 'd5', 'd6']);
    expect(html).toContain(`<time datetime="${localDay(new Date())}">`);
    expect(html).not.toMatch(/class=|style|id=|second line|Last year/);
  });

  test('gets titles as text, also in the label of the registration', async () => {
    const row = `hostile,"""><script>alert(1)</script> & co",${day(3)},https://forms.example/a?b=1&c=2`;
    const { read } = await site(`id,title,date,link\n${row}\n`);
    const html = await read('/embed/events.html');
    expect(html).toContain('aria-label="Register for &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; co"');
    expect(html).toContain('href="https://forms.example/a?b=1&amp;c=2"');
    expect(html).not.toContain('<script');
  });

  test('gets a postponed event with its state first, its old date struck through, and no registration', async () => {
    const row = `tour,Tour,${day(3)},postponed,https://forms.example/tour`;
    const { read } = await site(`id,title,date,status,link\n${row}\n`);
    const html = await read('/embed/events.html');
    expect(html).toMatch(/<li>Postponed: <a [^>]*>Tour<\/a>, was planned for <s><time [^>]*>[^<]+<\/time><\/s><\/li>/);
    expect(html).not.toContain('forms.example');
  });

  test('gets the first six news items with their dates as written in the sheet', async () => {
    const { read } = await site();
    const html = await read('/embed/news.html');
    expect(html.match(/<li>/g)?.length).toBe(6);
    expect(html).toContain(
      '<time datetime="2030-02-01">1 February 2030</time><br><span dir="auto">A short text</span>',
    );
    expect(html).toContain('Second</a>, Spring term<br><span dir="auto">The article</span>');
    expect(html).toContain('href="https://society.example/news?item=');
  });

  test('gets a message that links to the site when the list is empty', async () => {
    const { read } = await site(`id,title,date\nold,Gone,${day(-3)}\n`);
    const nothing = '<p data-ummes-items><a href="https://society.example/events">No upcoming events.</a></p>\n';
    expect(await read('/embed/events.html')).toBe(nothing);
  });

  test("gets a 503 with an empty body while the sheet can't be read", async () => {
    const { get } = await running({ sheets: onlyEvents(MISSING_SOURCE) });
    const { status, body } = await get('/embed/events.html');
    expect([status, String(body)]).toEqual([503, '']);
  });

  test("is logged as an error while the sheet can't be read, unlike its other requests", async () => {
    const { get, logs } = await running({ sheets: onlyEvents(MISSING_SOURCE) });
    const logged = () => logs.flatMap(({ level, path, status }) => (path ? [[level, path, status]] : []));
    await get('/embed/events.html');
    await expect.poll(logged).toEqual([['error', '/embed/events.html', 503]]);
    await get('/healthz');
    await get('/embed/events.html');
    await expect.poll(() => logged().length).toBe(2);
    expect(logged()).toEqual(Array(2).fill(['error', '/embed/events.html', 503]));
  });
});
