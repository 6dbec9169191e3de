import { sendMouse } from '@web/test-runner-commands';
import { LOADER, openGuest, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';

/* The mouse is the browser's own: what follows a drag differs between engines. */

const TAG = 'ummes-gallery';

describe('a slide', () => {
  it('opens at the first Enter after a drag with the mouse', async () => {
    const guest = await openGuest(`${LOADER}<${TAG} api="/fault/one"></${TAG}>`);
    const second = await until(() => guest.inside(TAG, '[role=group] + [role=group] button'));
    const { left, top, height } = second.getBoundingClientRect();
    const [x, y] = [Math.round(left + 20), Math.round(top + height / 2)];
    const position = () => guest.inside(TAG, '[aria-live]').textContent;
    const before = position();
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    for (const way of [60, 120, 340]) await sendMouse({ type: 'move', position: [x - way, y] });
    // Outside, so that no click of the drag's own reaches the slides.
    await sendMouse({
      type: 'move',
      position: [x - 340, Math.round(guest.find(TAG).getBoundingClientRect().bottom + 20)],
    });
    await sendMouse({ type: 'up' });
    await until(() => position() !== before);
    expect(guest.find(TAG).shadowRoot?.querySelector('dialog[open]')).toBe(null);
    // As Enter does it: a click without a pointer.
    const slide = await until(() => guest.inside(TAG, '[role=group]:not([inert]) button'));
    slide.focus();
    slide.click();
    await until(() => guest.inside(TAG, 'dialog[open]'));
    expect(guest.log.errors).toEqual([]);
  });
});
