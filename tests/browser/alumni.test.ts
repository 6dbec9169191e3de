import { type Guest, setField, tagOnPage, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';

const TAG = 'ummes-alumni';
const { open, text, all } = tagOnPage(TAG);

const type = (guest: Guest, value: string) => setField(guest.inside(TAG, 'input[type=search]'), value);

describe('ummes-alumni', () => {
  it('counts a single person in the singular', async () => {
    const guest = await open('api="/fault/one"');
    await until(() => all(guest, '[role=status]')[0]?.textContent === '1 person');
    type(guest, 'unknown name');
    await until(() => all(guest, '[role=status]')[0]?.textContent === '0 of 1 person');
  });

  it("passes the API's error message to the page, and shows its own with Try Again and in a toast", async () => {
    const guest = await open('api="/fault/hang"');
    const detail = new Promise<{ code: string; message: string }>((resolve) =>
      guest.document.addEventListener('ummes-error', (event) => resolve((event as CustomEvent).detail)),
    );
    guest.find(TAG).setAttribute('api', '/fault/500');
    expect(await detail).toMatchObject({ code: 'status', message: 'Broken on purpose' });
    await until(() => text(guest).includes('Failed to fetch alumni data'));
    expect(all(guest, '[role=alert] button')[0]?.textContent).toBe('Try Again');
    const toaster = () => guest.document.querySelector('[data-ummes-toaster]')?.shadowRoot?.textContent;
    await until(() => toaster()?.includes('Failed to load alumni profiles'));
    expect(text(guest) + toaster()).not.toContain('Broken on purpose');
  });
});
