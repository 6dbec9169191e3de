import { CODE_TIMEOUT_MS } from '../../src/ui/render/lazy-view';
import { holdTimers, LOADER, openGuest, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { addScript } from '../support/browser/tags';

describe('a toast', () => {
  it('gives up after 120 s if its code hangs, and the next one appears once it has loaded', async () => {
    const name = `toast-${Date.now()}`;
    const guest = await openGuest('<ummes-alumni api="/fault/500"></ummes-alumni>');
    const timers = holdTimers(guest, CODE_TIMEOUT_MS);
    addScript(guest, `/hang/${name}/toaster-/widgets/alumni.js`);
    await until(() => timers.size === 1);
    for (const [timer, fire] of [...timers]) {
      timers.delete(timer);
      fire();
    }
    await until(() => guest.log.warnings.some((text) => text.includes('a toast could not be shown')));
    await fetch(`/hang/${name}`, { method: 'POST' });
    guest.inside('ummes-alumni', '[role=alert] button').click();
    const toaster = () => guest.document.querySelector('[data-ummes-toaster]')?.shadowRoot?.textContent;
    await until(() => toaster()?.includes('Failed to load alumni profiles'));
    expect(timers.size).toBe(0);
    expect(guest.log.errors).toEqual([]);
  });

  it("leaves a dialog's Close button free on a narrow page", async () => {
    const guest = await openGuest(`${LOADER}<ummes-events lang="ta" api="/fault/one"></ummes-events>`, {
      width: 360,
    });
    (await until(() => guest.inside('ummes-events', '[part~=link]'))).click();
    const close = await until(() => guest.inside('ummes-events', 'dialog[open] button'));
    // A toast also keeps clear of the focused control.
    (await until(() => guest.inside('ummes-events', 'dialog a[href]'))).focus();
    guest.document.body.append(Object.assign(guest.document.createElement('ummes-alumni'), { api: '/fault/500' }));
    const toaster = await until(() => guest.inside('ummes-events', 'dialog [data-ummes-toaster]').shadowRoot);
    const toast = await until(() => toaster.querySelector('[data-sonner-toast][data-mounted=true]'));
    await Promise.all(toast.getAnimations().map(({ finished }) => finished)); // it slides in
    const { left, right, top, bottom } = close.getBoundingClientRect();
    const box = toast.getBoundingClientRect();
    expect(box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom).toBe(true);
  });
});
