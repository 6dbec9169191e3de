import { openGuest, tagOnPage, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { addScript } from '../support/browser/tags';

const TAG = 'ummes-events';
const { open, all } = tagOnPage(TAG);

describe('ummes-events', () => {
  it('keeps only one page of 5,000 events in the document, and changes pages', async () => {
    const guest = await open('api="/fault/many"');
    await until(() => all(guest, '#upcoming [part~=card]').length === 6);
    expect(all(guest, '#past [part~=card]').length).toBe(6);
    const pager = guest.inside(TAG, '#upcoming [part~=pager]');
    expect(pager.textContent).toContain('1 / 417');
    const [prev, next] = pager.querySelectorAll('button');
    expect(prev?.disabled).toBe(true);
    next?.click();
    await until(() => pager.textContent?.includes('2 / 417'));
    expect(guest.inside(TAG, '#past [part~=pager]').textContent).toContain('1 / 417');
  });

  it('scrolls to the section in the address', async () => {
    const guest = await openGuest(`<div style="height: 1500px"></div><${TAG} api="/fault/many"></${TAG}>`);
    guest.window.location.hash = '#past';
    addScript(guest, '/widgets/events.js');
    await until(() => Math.abs(guest.inside(TAG, '#past').getBoundingClientRect().top) < 40);
  });
});
