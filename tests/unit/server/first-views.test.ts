import { expect, test } from 'vitest';
import { startWithSheets } from '../../support/server/running-server';
import { renderingPackage } from './rendering-package';

const LOADER = '/widgets/ummes.js';
const MINUTE = 'public, max-age=60, stale-while-revalidate=86400';

async function site(settings = {}) {
  const sheets = { events: 'id,title,date\nnext,Next,16/06/2030\n', news: 'id,title\nn,N\n' };
  const now = () => new Date('2030-06-15T12:00:00Z');
  const server = await startWithSheets(sheets, { timeZone: 'UTC', ...settings }, await renderingPackage(), { now });
  await server.get('/api/users/all');
  const loader = async (query: string, headers = {}) => {
    const { body, ...answer } = await server.get(`${LOADER}?${query}`, headers);
    const [, json] = /^startWhenUsed\((.*)\);\n$/.exec(String(body)) ?? [];
    const code = json ? `${body}`.replace(json, '{}').trim() : String(body);
    return { ...answer, code, views: json ? JSON.parse(json) : undefined };
  };
  return { ...server, loader };
}

test('the loader includes renders of the tags named in its query', async () => {
  const { loader } = await site();
  const { status, headers, code, views } = await loader('first=join,events,join');
  expect([status, code]).toEqual([200, 'startWhenUsed({});']);
  expect(Object.keys(views)).toEqual(['events.json?lang=en', 'join.json?lang=en']);
  expect(views['events.json?lang=en']).toEqual({
    css: '.first{color:red}',
    nodes: [['article', { title: 'events' }]],
    snapshot: expect.objectContaining({ day: '2030-06-15' }),
  });
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cache-control']).toBe(MINUTE);
  const again = await loader('first=events,join', { 'if-none-match': headers.etag });
  expect(again.status).toBe(304);
});

test('the loader has the renders of the first four tags that exist, whatever else its query names', async () => {
  const { loader } = await site();
  const tagsIn = async (first: string) => Object.keys((await loader(`first=${first}`)).views ?? {});
  expect(await tagsIn('nothing,events,constructor')).toEqual(['events.json?lang=en']);
  const four = await tagsIn('events,nothing,news,next,join');
  expect(four.length).toBeGreaterThan(1);
  expect(await tagsIn('events,nothing,news,next,join,gallery')).toEqual(four);
  expect(await loader('first=constructor')).toMatchObject({ status: 200, code: 'start({});', views: undefined });
});

test('renders in the loader use the language in its query and the attributes that each tag supports', async () => {
  const { loader } = await site();
  const { views } = await loader('first=events,join&lang=SI-lk&limit=3&event-href=/e/%7Bid%7D');
  expect(Object.keys(views)).toEqual([
    'events.json?lang=si-LK&event-href=%2Fe%2F%7Bid%7D&limit=3',
    'join.json?lang=si-LK',
  ]);
});

test('browsers revalidate incomplete renders, and those of the directory, which people can leave', async () => {
  const { loader, get } = await site();
  const caching = async (query: string) => (await loader(query)).headers['cache-control'];
  expect(await caching('first=alumni,events')).toBe('no-cache');
  expect(await caching('first=events,newsletter')).toBe('no-cache'); // the newsletter can't be rendered
  const embedded = async (file: string) => (await get(`/embed/${file}`)).headers['cache-control'];
  for (const type of ['json', 'html']) {
    expect(await embedded(`events.${type}`)).toBe(MINUTE);
    expect(await embedded(`alumni.${type}`)).toBe('no-cache');
    expect(await embedded(`newsletter.${type}`)).toBe('no-cache');
  }
});

test('a single render is JSON, or null if rendering fails', async () => {
  const { get } = await site();
  const view = async (name: string) => JSON.parse(String((await get(`/embed/${name}.json`)).body));
  expect((await view('join')).nodes).toEqual([['article', { title: 'join' }]]);
  expect(await view('newsletter')).toBe(null);
  expect((await get('/embed/nothing.json')).status).toBe(404);
});

test('with an allow-list, only listed origins get renders', async () => {
  const { loader } = await site({ origins: ['https://department.example'] });
  const answer = await loader('first=events', { origin: 'https://department.example' });
  expect([Object.keys(answer.views), answer.headers.vary]).toEqual([
    ['events.json?lang=en'],
    'Accept-Encoding, Origin',
  ]);
  for (const headers of [{ origin: 'https://other.example' }, {}])
    expect(await loader('first=events', headers)).toMatchObject({ status: 200, code: 'start({});', views: undefined });
});
