import { CODE_TIMEOUT_MS } from '../../src/ui/render/lazy-view';
import { holdTimers, LOADER, openPage, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';
import { addScript } from '../support/browser/tags';

describe('a toast', () => {
  it('gives up if its code has not loaded after 120 s, and the next one appears once it has', async () => {
    const name = `toast-${Date.now()}`;
    const page = await openPage('<ummes-alumni api="/fault/500"></ummes-alumni>');
    const timers = holdTimers(page, CODE_TIMEOUT_MS);
    addScript(page, `/hang/${name}/toaster-/widgets/alumni.js`);
    await until(() => timers.size === 1);
    for (const [timer, fire] of [...timers]) {
      timers.delete(timer);
      fire();
    }
    await until(() => page.log.warnings.some((text) => text.includes('a toast could not be shown')));
    await fetch(`/hang/${name}`, { method: 'POST' });
    page.inside('ummes-alumni', '[role=alert] button').click();
    const toaster = () => page.document.querySelector('[data-ummes-toaster]')?.shadowRoot?.textContent;
    await until(() => toaster()?.includes('Failed to load alumni profiles'));
    expect(timers.size).toBe(0);
    expect(page.log.errors).toEqual([]);
  });

  it("is shown in the page's own modal dialog, or it would be behind the backdrop", async () => {
    const page = await openPage(`${LOADER}<dialog></dialog>`);
    const dialog = page.document.querySelector('dialog') as HTMLDialogElement;
    dialog.showModal();
    dialog.append(Object.assign(page.document.createElement('ummes-alumni'), { api: '/fault/500' }));
    const text = () => dialog.querySelector('[data-ummes-toaster]')?.shadowRoot?.textContent;
    await until(() => text()?.includes('Failed to load alumni profiles'));
  });

  it("does not cover a dialog's Close button on a narrow page", async () => {
    const page = await openPage(`${LOADER}<ummes-events lang="ta" api="/fault/one"></ummes-events>`, {
      width: 360,
    });
    (await until(() => page.inside('ummes-events', '[part~=link]'))).click();
    const close = await until(() => page.inside('ummes-events', 'dialog[open] button'));
    // A toast also keeps clear of the focused control.
    (await until(() => page.inside('ummes-events', 'dialog a[href]'))).focus();
    page.document.body.append(Object.assign(page.document.createElement('ummes-alumni'), { api: '/fault/500' }));
    const toaster = await until(() => page.inside('ummes-events', 'dialog [data-ummes-toaster]').shadowRoot);
    const toast = await until(() => toaster.querySelector('[data-sonner-toast][data-mounted=true]'));
    await Promise.all(toast.getAnimations().map(({ finished }) => finished)); // it slides in
    const { left, right, top, bottom } = close.getBoundingClientRect();
    const box = toast.getBoundingClientRect();
    expect(box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom).toBe(true);
  });
});
