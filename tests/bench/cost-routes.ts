import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { formOf, picture, png } from '../support/server/application-form';
import { EVENTS, PHOTO_ID } from './cost-data';

/** A route with its most expensive input that is known. */
export interface Route {
  name: string;
  /** The path of a request, by its number. */
  path: (index: number) => string;
  headers?: (index: number) => OutgoingHttpHeaders;
  /** Of a POST. */
  form?: (index: number) => FormData | Promise<FormData>;
  /** How many are measured, where a hundred take too long. */
  requests?: number;
}

const WEB = join(import.meta.dirname, '../../dist/web');

const br = () => ({ 'accept-encoding': 'br' });
const gzip = () => ({ 'accept-encoding': 'gzip' });
const known = () => ({ 'if-none-match': Array.from({ length: 500 }, (_, i) => `"${i}"`).join(', ') });
const range = (index: number) => ({ range: `bytes=${index}-${index + 1}` });

const LISTS = ['/api/sheets/events', '/api/sheets/news', '/api/sheets/student-life', '/api/users/all'];
const PAGES = ['/', '/about', '/events', '/news', '/student-life', '/alumni', '/contact', '/search', '/unsubscribe'];
const FEEDS = ['/events.ics', '/news.atom', '/embed/events.html', '/embed/news.html'];
const TAGS = ['alumni', 'student-life', 'gallery', 'join'];
const LANGUAGES = ['en', 'de', 'si', 'ta', 'zh-Hant', 'ar'];
const STATES = ['empty', 'unsuccessful', 'error', 'html'];

/** Every route that anybody may ask. */
export async function routes(): Promise<readonly Route[]> {
  const chunks = readdirSync(join(WEB, 'widgets/chunks')).filter((name) => name.endsWith('.js'));
  const size = (name: string) => statSync(join(WEB, 'widgets/chunks', name)).size;
  const largest = `/widgets/chunks/${chunks.sort((a, b) => size(b) - size(a))[0]}`;
  const noise = await picture('jpeg', 1300, 1300); // about 1 MB
  const black = png(12_000, 6000); // decodes to 80 MB at most
  const padded = Buffer.concat([await picture('jpeg', 64, 64), randomBytes(5_000_000)]);
  const plain = (path: string, headers?: Route['headers']): Route => ({
    name: path + (headers === known ? ', conditional' : ''),
    path: () => path,
    ...(headers && { headers }),
  });
  return [
    ...FEEDS.map((path) => plain(path, br)),
    ...LISTS.flatMap((path) => [plain(path), plain(path, known)]),
    { name: `${LISTS[0]}, slash and query`, path: (i) => `${LISTS[0]}/?x=${i}` },
    { name: '/api/nothing', path: (i) => `/api/nothing-${i}` },
    ...PAGES.map((path) => plain(path, br)),
    { name: '/api/users', path: () => '/api/users', headers: br },
    { name: '/api/users?name=…, each another', path: (i) => `/api/users?name=person+${i}`, headers: br },
    { name: '/api/users?name=…, a letter, last page', path: () => '/api/users?name=e&page=1e9', headers: br },
    { name: '/api/users?name=…, 8 kB', path: (i) => `/api/users?name=${'person%20'.repeat(800)}${i}`, headers: br },
    { name: '/api/users?batch=…', path: (i) => `/api/users?batch=${2013 + (i % 12)}`, headers: br },
    { name: '/alumni?page=…, each another', path: (i) => `/alumni?page=${i + 2}`, headers: br },
    { name: '/alumni?name=…, each another', path: (i) => `/alumni?name=person+${i}`, headers: br },
    { name: '/alumni?name=…, 4 kB', path: (i) => `/alumni?name=${'person%20'.repeat(500)}${i}`, headers: br },
    { name: '/events?past=…, each another', path: (i) => `/events?past=${i * 15 + 2}`, headers: br },
    { name: '/events?past=…, the last', path: (i) => `/events?past=1e${(i % 200) + 5}&upcoming=1e9`, headers: br },
    { name: '/events/{id}, one', path: () => `/events/event-${EVENTS - 1}`, headers: br },
    { name: '/events/{id}, each another', path: (i) => `/events/event-${i * 150}`, headers: br },
    { name: '/events/{id}, unknown, 8 kB', path: (i) => `/events/${'%C3%A4'.repeat(1300)}${i}`, headers: br },
    { name: '/news?item=, each another', path: (i) => `/news?item=news-${i * 150}`, headers: br },
    { name: '/student-life?item=, each another', path: (i) => `/student-life?item=project-${i}`, headers: br },
    {
      name: '/embed/events.html?event-href=…, each another',
      path: (i) => `/embed/events.html?event-href=/e/${i}`,
      headers: br,
    },
    {
      name: '/embed/event-detail.html?event-id=…',
      path: (i) => `/embed/event-detail.html?event-id=event-${i * 150}`,
      headers: br,
    },
    ...TAGS.map(
      (name): Route => ({
        name: `/embed/${name}.html?lang=…`,
        path: (i) => `/embed/${name}.html?lang=${LANGUAGES[i % LANGUAGES.length]}`,
        headers: br,
      }),
    ),
    { name: '//about/index.html, other spellings', path: (i) => `${'/'.repeat(i + 2)}about/index.html` },
    { name: '/no-such-page', path: (i) => `/no-such-page-${i}`, headers: br },
    { name: '/../…, 8 kB', path: (i) => `/${'../'.repeat(2600)}${i}` },
    plain('/sitemap.xml'),
    plain('/robots.txt'),
    plain('/widgets/ummes.js'),
    plain(largest),
    { name: `${largest}, brotli`, path: () => largest, headers: br },
    { name: `${largest}, gzip`, path: () => largest, headers: gzip },
    { name: `${largest}, a range`, path: () => largest, headers: range },
    { name: `${largest}, conditional`, path: () => largest, headers: known },
    { name: '/photos/{id}.webp', path: () => `/photos/${PHOTO_ID}.webp` },
    { name: '/photos/{id}.webp, unknown', path: (i) => `/photos/${String(i).padStart(32, '0')}.webp` },
    plain('/healthz'),
    plain('/readyz'),
    ...LISTS.map((path) => plain(`/demo/states/many${path}`, br)),
    ...STATES.map((state) => plain(`/demo/states/${state}${LISTS[0]}`)),
    { name: 'POST /newsletters/unsubscribe', path: (i) => `/newsletters/unsubscribe?id=unknown-${i}`, form: none },
    { name: 'POST /unsubscribe', path: (i) => `/unsubscribe?token=unknown-${i}`, form: none },
    { name: 'POST /users/submit, no photo', path: submit, form: () => formOf() },
    {
      name: 'POST /users/submit, 60 kB of text',
      path: submit,
      form: () => formOf({ answers: { name: 'x,'.repeat(3e4) } }),
    },
    { name: 'POST /users/submit, photo of 1 MB', path: submit, form: () => formOf({ photo: noise }), requests: 5 },
    {
      name: 'POST /users/submit, PNG of 72 MP',
      path: submit,
      form: () => formOf({ photo: black, photoType: 'image/png' }),
      requests: 5,
    },
    { name: 'POST /users/submit, photo of 5 MB', path: submit, form: () => formOf({ photo: padded }), requests: 5 },
    {
      name: 'POST /users/submit, no image',
      path: submit,
      form: () => formOf({ photo: Buffer.alloc(5e6) }),
      requests: 5,
    },
  ];
}

const submit = () => '/users/submit';

function none(): FormData {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}
