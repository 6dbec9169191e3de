import { describe, expect, test } from 'vitest';
import { type Answer, eventually, startWithSheets, writeFiles } from '../../support/server/running-server';
import { renderingPackage, renderModule } from './rendering-package';

/* Tests the real server and its rendering process, with a small module in place of the site's renderer. */

const EVENTS = 'id,title,date\nold,Gone,14/06/2030\nnext,Next,16/06/2030\n';

async function site(settings = {}, module = renderModule('first')) {
  const sheets = { events: EVENTS, news: 'id,title,content\nn1,First news,Text\n', 'student-life': 'title\nProject\n' };
  const now = () => new Date('2030-06-15T12:00:00Z');
  const all = { timeZone: 'UTC', publicUrl: 'https://society.example', ...settings };
  const server = await startWithSheets(sheets, all, await renderingPackage(module), { now });
  const view = async (path: string, headers = {}) => viewOf(await server.get(`/embed/${path}`, headers));
  const becomes = async (path: string) => {
    await eventually(async () => (await view(path)).template !== undefined);
    return view(path);
  };
  return { ...server, view, becomes };
}

function viewOf(answer: Answer) {
  const html = String(answer.body);
  const [, template] = /^<template shadowrootmode="open">(.*?)<\/template>\n/s.exec(html) ?? [];
  const [, json] = /<script type="application\/json" data-ummes-snapshot>(.*?)<\/script>\n/s.exec(html) ?? [];
  const [, shown] = /<article title="([^"]*)">/.exec(html) ?? [];
  return {
    ...answer,
    html,
    template,
    snapshot: json && JSON.parse(json),
    events: json && JSON.parse(json).answers['/api/sheets/events']?.all,
    options: shown && JSON.parse(shown.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))),
  };
}

describe('a server-rendered tag', () => {
  test('has a styled shadow root, a snapshot and a plain list', async () => {
    const { becomes } = await site();
    const { status, headers, html, template, snapshot, events } = await becomes('events.html');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(template).toMatch(/^<style>\.first\{color:red\}<\/style><article .*<\/article>$/s);
    expect(snapshot.day).toBe('2030-06-15');
    expect(events).toMatchObject({ total: 2, items: [{ title: 'Gone' }, { title: 'Next' }] });
    expect(html).toContain('<ul data-ummes-items>\n<li><a href="https://society.example/events/next"');
    expect(headers.link).toBe('<https://society.example/events>; rel="canonical"');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('uses only declared attributes, a normalised language and the public address', async () => {
    const { becomes } = await site();
    const { options } = await becomes(
      'events.html?lang=EN-gb&event-href=/x/%7Bid%7D&onclick=alert&theme=dark&api=/evil',
    );
    expect(options).toEqual({
      name: 'events',
      lang: 'en-GB',
      'event-href': '/x/{id}',
      api: 'https://society.example',
    });
    expect((await becomes('news.html?lang=%3Cscript%3E')).options.lang).toBe('en');
  });

  test("treats cells as text, which can't end the template or add markup", async () => {
    const { becomes, data, view } = await site();
    await becomes('events.html');
    await writeFiles(data, {
      'sheets/events.csv': 'id,title,date\nnew,"</template></script><script>alert(1)</script>",16/06/2030\n',
    });
    await eventually(async () => (await view('events.html')).events?.items[0].title.includes('alert'));
    const { html } = await view('events.html');
    expect([html.match(/<\/template>/g)?.length, html.match(/<\/script>/g)?.length]).toEqual([1, 1]);
    expect(html).not.toContain('<script>');
  });

  test('is left out if it or its event is unknown, and is reduced to the plain list if rendering fails', async () => {
    const { view } = await site(
      {},
      'export const renderPage = () => ""; export const renderTag = () => { throw new Error("x"); };',
    );
    expect((await view('nothing.html')).status).toBe(404);
    expect((await view('constructor.html')).status).toBe(404);
    expect((await view(`events.html?event-href=${'x'.repeat(501)}`)).status).toBe(400);
    const unknown = await view('event-detail.html?event-id=none');
    expect([unknown.status, unknown.html]).toEqual([200, '']);
    const { status, html } = await view('events.html');
    expect([status, html.startsWith('<ul data-ummes-items>')]).toEqual([200, true]);
  });

  test.each([
    ['events.html?show=past', ['old']],
    ['events.html?show=upcoming', ['next']],
    ['events.html?show=all', ['next']],
    ['events.html?limit=1', ['next']],
    ['news.html?limit=1', ['n1']],
  ])('%s has a plain list of the same items, for visitors without JavaScript', async (path, ids) => {
    const { becomes } = await site();
    const { html } = await becomes(path);
    const links = [...html.matchAll(/<li><a href="[^"]*[/=]([\w-]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(ids);
  });
});
