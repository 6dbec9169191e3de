import { dirname } from 'node:path';
import type { PackageRoot } from '../../../src/server/settings/package-root';
import { builtPackage, writeFiles } from '../../support/server/running-server';

/** Text that the package's pages show before they are rendered. */
export const AS_BUILT = 'the page as built';

const preload = (name: string) => `<link rel="preload" href="/api/sheets/${name}" as="fetch" crossorigin="anonymous">`;

const page = (title: string, calls: string[]) => `<!doctype html>
<html lang="en">
<head>
<title>${title}</title>
<link rel="canonical" href="https://public-address.invalid/">
<meta property="og:title" content="${title}">
${calls.map(preload).join('\n')}
<link rel="modulepreload" href="/main.js">
</head>
<body>
<div id="root"><div><p>${AS_BUILT}</p></div></div>
</body>
</html>
`;

const FILES: Record<string, string> = {
  'index.html': page('Home', ['events', 'news']),
  'events/index.html': page('Events', ['events']),
  'events/_id.html': page('Event', []),
  'news/index.html': page('News', ['news']),
  'student-life/index.html': page('Student life', ['student-life']),
  'alumni/index.html': page('Alumni', []),
  'about/index.html': page('About', []),
  '404.html': page('Not found', []),
};

const PAGES = [
  { path: '/', file: 'index.html', title: '' },
  { path: '/events', file: 'events/index.html', title: 'Events', csp: { 'style-src': ["'sha256-abc='"] } },
  { path: '/events/{id}', file: 'events/_id.html', title: 'Event' },
  ...['news', 'student-life', 'alumni', 'about'].map((name) => ({
    path: `/${name}`,
    file: `${name}/index.html`,
    title: name,
  })),
];

/**
 * Source of a module that replaces the site's renderer. It requests complete lists, and renders the path, its own name
 * and all titles, escaped as in React. It throws or hangs on titles that contain `throw` or `hang`.
 */
export const renderModule = (name: string) => `
const escape = (text) => text.replace(/[&<>"']/g, (c) => '&#' + c.charCodeAt(0) + ';');
const all = { key: 'all', select: (items) => ({ items, offset: 0, total: items.length }) };
const LISTS = { events: '/api/sheets/events', news: '/api/sheets/news', 'student-life': '/api/sheets/student-life', alumni: '/api/users/all' };
const PAGES = { '': ['events', 'news'], 'event-detail': ['events'], next: ['events'], join: [] };
function view(page, source) {
  const snapshot = { day: source.day, now: source.now, search: source.search, answers: {} };
  const byId = page.startsWith('events/') && decodeURIComponent(page.slice(7));
  const names = PAGES[page] ?? [page.split('/')[0]];
  for (const name of names) {
    const path = LISTS[name];
    if (!path) continue;
    const answer = source.answer(path, name === 'alumni' ? { ...all, key: source.search && '?' + source.search } : all);
    if (answer !== undefined) snapshot.answers[path] = { all: answer };
  }
  const titles = Object.values(snapshot.answers).flatMap(({ all }) => all.items)
    .filter(({ id }) => !byId || id === byId).map(({ title, name }) => title ?? name);
  if (titles.some((title) => title.includes('throw'))) throw new Error('it throws');
  while (titles.some((title) => title.includes('hang')));
  return { html: titles.map((title) => '<h2>' + escape(title) + '</h2>').join(''), snapshot };
}
export async function renderPage(path, source) {
  const { html, snapshot } = view(path.slice(1), source);
  const address = escape(path) + '?' + escape(source.search);
  return { html: '<main data-module="${name}" data-path="' + address + '">' + html + '</main>', snapshot };
}
export async function renderTag(name, { attributes, lang }, source) {
  if (name === 'newsletter') throw new Error('not there yet');
  const shown = escape(JSON.stringify({ name, lang, ...attributes }));
  const { html, snapshot } = view(name, source);
  return { html: '<article title="' + shown + '">' + html + '</article>', nodes: [['article', { title: name }]], css: '.${name}{color:red}', snapshot };
}
`;

const limit = { kind: 'limit' };
const headings = { kind: 'choice', values: ['1', '2', '3', '4', '5', '6', 'none'], initial: '' };

const TAGS = {
  events: {
    'event-href': { kind: 'template' },
    'heading-level': headings,
    limit,
    show: { kind: 'choice', values: ['all', 'upcoming', 'past'], initial: 'all' },
  },
  'event-detail': { 'event-id': { kind: 'text' }, href: { kind: 'text' } },
  ...Object.fromEntries(['next', 'alumni', 'join', 'newsletter', 'gallery'].map((name) => [name, {}])),
  news: { limit },
  'student-life': { category: { kind: 'text' }, limit },
};

/** Creates a built package whose pages are rendered by `module`. */
export async function renderingPackage(module = renderModule('first')): Promise<PackageRoot> {
  const root = await builtPackage(FILES, PAGES);
  await writeFiles(root.build.web, { 'widgets/ummes.js': 'start({});', 'widgets/1.2.3/ummes.js': 'old();' });
  await writeFiles(dirname(root.build.pages), {
    'server/render.js': module,
    'server/loader.js': 'startWhenUsed({});',
    'server/package.json': '{"type":"module"}',
    'server/tags.json': JSON.stringify(TAGS),
  });
  return root;
}
