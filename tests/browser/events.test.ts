import { openPage, tagOnPage, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';
import { addScript } from '../support/browser/tags';

const TAG = 'ummes-events';
const { open, all } = tagOnPage(TAG);

describe('ummes-events', () => {
  it('keeps only one page of 5,000 events in the document, and changes pages', async () => {
    const page = await open('api="/fault/many"');
    await until(() => all(page, '#upcoming [part~=card]').length === 6);
    expect(all(page, '#past [part~=card]').length).toBe(6);
    const pager = page.inside(TAG, '#upcoming [part~=pager]');
    expect(pager.textContent).toContain('1 / 417');
    const [prev, next] = pager.querySelectorAll('button');
    expect(prev?.disabled).toBe(true);
    next?.click();
    await until(() => pager.textContent?.includes('2 / 417'));
    expect(page.inside(TAG, '#past [part~=pager]').textContent).toContain('1 / 417');
  });

  it('limits the coming events to a type, without changing the address of the page', async () => {
    const page = await open('api="/fault/typed"');
    await until(() => all(page, '#upcoming [part~=card]').length === 3);
    const choices = await until(() => page.inside(TAG, '[part~=types]'));
    const { href } = page.window.location;
    const [everything, trip, lecture] = choices.querySelectorAll('button');
    expect([everything, trip, lecture].map((choice) => choice?.textContent)).toEqual(['All', 'Trip', 'Lecture']);
    lecture?.click();
    await until(() => all(page, '#upcoming [part~=card]').length === 1);
    expect(page.inside(TAG, '#upcoming [part~=title]').textContent).toBe('Lecture 1');
    expect(lecture?.getAttribute('aria-pressed')).toBe('true');
    everything?.click();
    await until(() => all(page, '#upcoming [part~=card]').length === 3);
    expect(page.window.location.href).toBe(href);
  });

  it('begins at the first page of a type, whatever page was shown before', async () => {
    const page = await open('api="/fault/typed-pages"');
    const pager = await until(() => page.inside(TAG, '#upcoming [part~=pager]'));
    for (const shown of ['2 / ', '3 / ']) {
      pager.querySelectorAll('button')[1]?.click();
      await until(() => page.inside(TAG, '#upcoming [part~=pager]').textContent?.includes(shown));
    }
    const choices = await until(() => page.inside(TAG, '[part~=types]'));
    choices.querySelectorAll('button')[1]?.click();
    await until(() => page.inside(TAG, '#upcoming [part~=pager]').textContent?.includes('1 / '));
    expect(page.inside(TAG, '#upcoming [part~=title]').textContent).toBe('Trip 1');
  });

  it('scrolls to the section in the address', async () => {
    const page = await openPage(`<div style="height: 1500px"></div><${TAG} api="/fault/many"></${TAG}>`);
    page.window.location.hash = '#past';
    addScript(page, '/widgets/events.js');
    await until(() => Math.abs(page.inside(TAG, '#past').getBoundingClientRect().top) < 40);
  });
});
