import { sendMouse } from '@web/test-runner-commands';
import { LOADER, openPage, staysAbsent, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';

/* Uses the browser's own mouse, because engines differ in the events that follow a drag. */

const TAG = 'ummes-gallery';

describe('a slide', () => {
  it('opens on the first Enter after a mouse drag', async () => {
    const page = await openPage(`${LOADER}<${TAG} api="/fault/one"></${TAG}>`);
    const second = await until(() => page.inside(TAG, '[role=group] + [role=group] button'));
    await until(() => page.inside(TAG, '[role=group][inert]')); // the slides can be dragged
    const { left, top, height } = second.getBoundingClientRect();
    const [x, y] = [Math.round(left + 20), Math.round(top + height / 2)];
    const position = () => page.inside(TAG, '[aria-live]').textContent;
    const before = position();
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    for (const way of [60, 120, 340]) await sendMouse({ type: 'move', position: [x - way, y] });
    // Releases outside the gallery, so the drag's own click does not reach a slide.
    await sendMouse({
      type: 'move',
      position: [x - 340, Math.round(page.find(TAG).getBoundingClientRect().bottom + 20)],
    });
    await sendMouse({ type: 'up' });
    await until(() => position() !== before);
    // After a drag, Embla accepts clicks once a timer has fired (drag-release.ts). A key press always comes later.
    await new Promise((resolve) => page.window.setTimeout(resolve));
    expect(page.find(TAG).shadowRoot?.querySelector('dialog[open]')).toBe(null);
    // Clicks without a pointer, as Enter does.
    const slide = await until(() => page.inside(TAG, '[role=group]:not([inert]) button'));
    slide.focus();
    slide.click();
    await until(() => page.inside(TAG, 'dialog[open]'));
    expect(page.log.errors).toEqual([]);
  });
});

describe('a gallery', () => {
  it('replays an arrow click made before the carousel code loaded', async () => {
    const hanging = crypto.randomUUID();
    const page = await openPage(
      `<script type="module" src="/hang/${hanging}/embla-/widgets/gallery.js"></script><${TAG} api="/fault/one"></${TAG}>`,
    );
    const next = await until(() => page.inside(TAG, '[aria-label="Next slide"]'));
    const position = () => page.inside(TAG, '[aria-live]').textContent;
    next.click();
    await staysAbsent(() => (position()?.startsWith('1 ') ? [] : ['turned']));
    await fetch(`/hang/${hanging}`, { method: 'POST' });
    await until(() => position()?.startsWith('2 '));
    expect(page.log.errors).toEqual([]);
  });

  for (const [count, narrow, wide] of [
    [2, 500, 700],
    [3, 800, 1100],
  ] as const)
    it(`of ${count} images has arrows, dots and a pause button only if the images don't fit side by side`, async () => {
      const page = await openPage(`${LOADER}<div><${TAG} api="/fault/one" limit="${count}"></${TAG}></div>`);
      const slide = '[role=group][aria-roledescription]';
      await until(() => page.inside(TAG, `${slide}:nth-child(${count}) button`));
      const box = page.document.querySelector('div') as HTMLElement;
      const controls = () =>
        ['[part~=arrow]', '[part~=dots]', '[aria-live]', '[aria-label="Pause gallery"]']
          .map((selector) => page.inside(TAG, selector).checkVisibility())
          .join();
      const reachable = () => Number(page.find(TAG).shadowRoot?.querySelectorAll(`${slide}:not([inert])`).length);
      box.style.width = `${narrow}px`;
      await until(() => controls() === 'true,true,true,true');
      await until(() => reachable() < count);
      box.style.width = `${wide}px`;
      await until(() => controls() === 'false,false,false,false');
      await until(() => reachable() === count);
      expect(page.log.errors).toEqual([]);
    });
});
