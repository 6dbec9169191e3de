import { type Guest, staysAbsent, tagOnPage, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';

const TAG = 'ummes-news';
const { open, all } = tagOnPage(TAG);
const shown = (guest: Guest) => all(guest, '[aria-roledescription=slide]:not([inert])');
const press = (guest: Guest, element: HTMLElement, key: string, modifiers: KeyboardEventInit = {}) => {
  const { KeyboardEvent } = guest.window;
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...modifiers }),
  );
};

describe('ummes-news', () => {
  it('changes from cards to a row when the window grows, and keeps its dialog open', async () => {
    const guest = await open('api="/fault/one"', { width: 800 });
    (await until(() => all(guest, '[part~=more]')[0])).click();
    await until(() => all(guest, 'dialog[open]')[0]?.textContent?.includes('News Update'));
    (guest.window.frameElement as HTMLElement).style.width = '1200px';
    await until(() => all(guest, '[part~=row]').length === 1);
    expect(all(guest, 'dialog[open]').length).toBe(1);
  });

  it('shows the first 24 of 5,000 items, and can turn to each', async () => {
    const guest = await open('api="/fault/many"', { width: 500 });
    await until(() => shown(guest)[0]?.textContent?.includes('Event 0'));
    const position = () => all(guest, '[part~=carousel] [aria-live]')[0]?.textContent;
    expect(position()).toBe('01 / 24');
    press(guest, all(guest, '[part~=carousel]')[0] as HTMLElement, 'ArrowLeft');
    await until(() => position() === '24 / 24');
    await until(() => shown(guest)[0]?.getAttribute('aria-label') === '24 of 24');
    all(guest, '[aria-label="Slide 20 of 24"]')[0]?.click();
    await until(() => all(guest, '[part~=dots] [aria-current=true]')[0]?.ariaLabel === 'Slide 20 of 24');
    await until(() => shown(guest)[0]?.getAttribute('aria-label') === '20 of 24');
    for (let turn = 0; turn < 15; turn += 1) all(guest, '[aria-label="Next slide"]')[0]?.click();
    await until(() => shown(guest).length === 1 && shown(guest)[0]?.getAttribute('aria-label') === '11 of 24');
  });

  it('has neither arrows nor dots for a single item', async () => {
    for (const [width, layout] of [
      [500, 'carousel'],
      [1200, 'row'],
    ] as const) {
      const guest = await open('api="/fault/one"', { width });
      await until(() => all(guest, `[part~=${layout}] [part~=more]`)[0]);
      const others = all(guest, 'button:not([part~=more], [part~=link])');
      expect(others.map(({ outerHTML }) => outerHTML)).toEqual([]);
      guest.close();
    }
  });

  it('ignores arrow keys unless it has the focus, and those with a modifier', async () => {
    const guest = await open('api="/fault/many"', { width: 500 });
    await until(() => shown(guest)[0]?.textContent?.includes('Event 0'));
    press(guest, guest.document.body, 'ArrowRight');
    for (const modifier of ['altKey', 'ctrlKey', 'shiftKey'])
      press(guest, all(guest, '[part~=more]')[0] as HTMLElement, 'ArrowRight', { [modifier]: true });
    await staysAbsent(() => shown(guest)[0]?.getAttribute('aria-label') !== '1 of 24');
    press(guest, all(guest, '[part~=more]')[0] as HTMLElement, 'ArrowRight');
    await until(() => shown(guest)[0]?.getAttribute('aria-label') === '2 of 24');
  });
});
