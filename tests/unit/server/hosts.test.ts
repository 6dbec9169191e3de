import { expect, test } from 'vitest';
import { runningWithSheets } from '../../support/server/running-server';

const EVENTS = 'id,title,date,link\ntalk,Talk,01/02/2030,/join\n';

const site = (settings = {}) => runningWithSheets({ events: EVENTS, news: 'title,content\nNews,Text\n' }, settings);

const FEEDS = ['/events.ics', '/news.atom', '/embed/events.html', '/embed/news.html'];

test.each([
  '<script>alert(1)</script>',
  'a.example/path',
  'user@a.example',
  'a.example:99999',
  '[::1',
  'a b.example',
  'a"b',
])('an invalid Host header never appears in a response: %s', async (host) => {
  const { get } = await site();
  for (const path of ['/api/sheets/events', ...FEEDS]) {
    const { body, headers } = await get(path, { host });
    expect(String(body) + JSON.stringify(headers)).not.toContain(host);
  }
});

test.each([
  ['the public address', { publicUrl: 'https://society.example' }, 'https://society.example/'],
  ['localhost', {}, 'http://localhost:'],
])('links begin with %s, whatever the Host header contains', async (_, settings, start) => {
  const { get } = await site(settings);
  for (const path of FEEDS) {
    const own = await get(path);
    expect(await get(path, { host: 'other.example' })).toMatchObject({ body: own.body, status: 200 });
    expect(String(own.body)).toContain(start);
  }
});
