import { tagOnPage, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';

const TAG = 'ummes-student-life';
const { open, all } = tagOnPage(TAG);

describe('ummes-student-life', () => {
  it('keeps only a page of 5,000 projects in the document, and turns pages', async () => {
    const guest = await open('api="/fault/many"');
    await until(() => all(guest, '[part~=card]').length === 9);
    const pager = guest.inside(TAG, '[part~=pager]');
    expect(pager.textContent).toContain('1 / 556');
    pager.querySelectorAll('button')[1]?.click();
    await until(() => pager.textContent?.includes('2 / 556'));
    expect(all(guest, '[part~=title]')[0]?.textContent).toBe('Event 9');
  });

  it("shows the picture of its API's society in place of a missing one", async () => {
    const guest = await open('api="/fault/one"');
    const image = (await until(() => all(guest, '[part~=card] img')[0])) as HTMLImageElement;
    expect(image.getAttribute('src')?.endsWith('/pictures/about.svg')).toBe(true);
  });
});
