import { type HostPage, setField, tagOnPage, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';

const TAG = 'ummes-alumni';
const { open, text, all } = tagOnPage(TAG);

const type = (page: HostPage, value: string) => setField(page.inside(TAG, 'input[type=search]'), value);

describe('ummes-alumni', () => {
  it('uses the singular for one person', async () => {
    const page = await open('api="/fault/one"');
    await until(() => all(page, '[role=status]')[0]?.textContent === '1 person');
    type(page, 'unknown name');
    await until(() => all(page, '[role=status]')[0]?.textContent === '0 of 1 person');
  });

  it("leads to the application form on the society's site if there is no one yet", async () => {
    const page = await open('api="/fault/no-people"');
    await until(() => text(page).includes('No alumni found matching your criteria.'));
    expect(text(page)).not.toContain('0 alumni');
    expect(all(page, 'a').map((link) => link.getAttribute('href'))).toEqual(['/fault/no-people/alumni?join']);
  });

  it("passes the API's error message to the page, but shows its own beside Try Again and in a toast", async () => {
    const page = await open('api="/fault/hang"');
    const detail = new Promise<{ code: string; message: string }>((resolve) =>
      page.document.addEventListener('ummes-error', (event) => resolve((event as CustomEvent).detail)),
    );
    page.find(TAG).setAttribute('api', '/fault/500');
    expect(await detail).toMatchObject({ code: 'status', message: 'Broken on purpose' });
    await until(() => text(page).includes('Failed to fetch alumni data'));
    expect(all(page, '[role=alert] button')[0]?.textContent).toBe('Try Again');
    const toaster = () => page.document.querySelector('[data-ummes-toaster]')?.shadowRoot?.textContent;
    await until(() => toaster()?.includes('Failed to load alumni profiles'));
    expect(text(page) + toaster()).not.toContain('Broken on purpose');
  });
});
