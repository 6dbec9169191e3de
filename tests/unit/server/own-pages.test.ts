import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { eventually, startWithSheets, writeFiles } from '../../support/server/running-server';
import { renderingPackage } from './rendering-package';

/*
 * Pages of the society's own, which a sheet adds and removes, with a small module in place of the site's renderer. It
 * takes a while to render the home page if there is an event named 'Slow', and exits when it renders the events.
 */

const MODULE = `
const all = { key: 'all', select: (items) => items };
export async function renderPage(path, source) {
  const events = source.answer('/api/sheets/events', all) ?? [];
  const isSlow = events.some(({ title }) => title === 'Slow');
  if (isSlow && path === '/') await new Promise((resolve) => setTimeout(resolve, 2000));
  if (isSlow && path === '/events') process.exit(1);
  return { html: '<main>' + path + '</main>', snapshot: { day: source.day, search: source.search, answers: {} } };
}
export async function renderTag() {
  throw new Error('not needed');
}
`;

const pagesSheet = (...names: string[]) => `page,title,text\n${names.map((name) => `${name},Title,Text\n`).join('')}`;

async function siteWithPages(...names: string[]) {
  const root = await renderingPackage(MODULE);
  await writeFiles(root.build.web, { 'own/_page.html': await readFile(`${root.build.web}/about/index.html`, 'utf8') });
  const pages = JSON.parse(await readFile(root.build.pages, 'utf8'));
  await writeFile(root.build.pages, JSON.stringify([...pages, { path: '/{page}', file: 'own/_page.html', title: '' }]));
  const sheets = { events: 'title,date\nTalk,\n', pages: pagesSheet(...names) };
  const server = await startWithSheets(sheets, { timeZone: 'UTC', readsPerMinute: 100_000 }, root);
  const statusOf = async (path: string) => (await server.get(path)).status;
  await eventually(async () => (await statusOf(`/${names[0]}`)) === 200);
  return { ...server, statusOf, write: (files: Record<string, string>) => writeFiles(server.data, files) };
}

test('a page is published while the sheet has it', async () => {
  const { statusOf, write } = await siteWithPages('partners');
  expect(await statusOf('/new-here')).toBe(404);
  await write({ 'sheets/pages.csv': pagesSheet('new-here') });
  await eventually(async () => (await statusOf('/new-here')) === 200);
  await eventually(async () => (await statusOf('/partners')) === 404);
});

test('a page that is removed while the worker crashes is withdrawn', async () => {
  const { statusOf, write, titles, readJson } = await siteWithPages('partners');
  await write({ 'sheets/events.csv': 'title,date\nSlow,\n' });
  await eventually(async () => (await titles()).includes('Slow'));
  await write({ 'sheets/pages.csv': pagesSheet('new-here') });
  await eventually(async () => (await readJson('/api/sheets/pages')).data[0].page === 'new-here');
  await eventually(async () => (await statusOf('/new-here')) === 200);
  await eventually(async () => (await statusOf('/partners')) === 404);
});
