import { type HostPage, staysAbsent, tagOnPage, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';

const TAG = 'ummes-news';
const { open, all } = tagOnPage(TAG);
const shown = (page: HostPage) => all(page, '[aria-roledescription=slide]:not([inert])');
const press = (page: HostPage, element: HTMLElement, key: string, modifiers: KeyboardEventInit = {}) => {
  const { KeyboardEvent } = page.window;
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...modifiers }),
  );
};

describe('ummes-news', () => {
  it('changes from cards to a row when the window grows, and keeps its dialog open', async () => {
    const page = await open('api="/fault/one"', { width: 800 });
    (await until(() => all(page, '[part~=more]')[0])).click();
    await until(() => all(page, 'dialog[open]')[0]?.textContent?.includes('News Update'));
    (page.window.frameElement as HTMLElement).style.width = '1200px';
    await until(() => all(page, '[part~=row]').length === 1);
    expect(all(page, 'dialog[open]').length).toBe(1);
  });

  it('shows only the first 24 of 5,000 items, and can move to any of the 24', async () => {
    const page = await open('api="/fault/many"', { width: 500 });
    await until(() => shown(page)[0]?.textContent?.includes('Event 0'));
    const position = () => all(page, '[part~=carousel] [aria-live]')[0]?.textContent;
    expect(position()).toBe('01 / 24');
    press(page, all(page, '[part~=carousel]')[0] as HTMLElement, 'ArrowLeft');
    await until(() => position() === '24 / 24');
    await until(() => shown(page)[0]?.getAttribute('aria-label') === '24 of 24');
    all(page, '[aria-label="Slide 20 of 24"]')[0]?.click();
    await until(() => all(page, '[part~=dots] [aria-current=true]')[0]?.ariaLabel === 'Slide 20 of 24');
    await until(() => shown(page)[0]?.getAttribute('aria-label') === '20 of 24');
    for (let turn = 0; turn < 15; turn += 1) all(page, '[aria-label="Next slide"]')[0]?.click();
    await until(() => shown(page).length === 1 && shown(page)[0]?.getAttribute('aria-label') === '11 of 24');
  });

  it('has neither arrows nor dots for a single item', async () => {
    for (const [width, layout] of [
      [500, 'carousel'],
      [1200, 'row'],
    ] as const) {
      const page = await open('api="/fault/one"', { width });
      await until(() => all(page, `[part~=${layout}] [part~=more]`)[0]);
      const others = all(page, 'button:not([part~=more], [part~=link])');
      expect(others.map(({ outerHTML }) => outerHTML)).toEqual([]);
      page.close();
    }
  });

  it('ignores arrow keys when it is not focused or a modifier key is held', async () => {
    const page = await open('api="/fault/many"', { width: 500 });
    await until(() => shown(page)[0]?.textContent?.includes('Event 0'));
    press(page, page.document.body, 'ArrowRight');
    for (const modifier of ['altKey', 'ctrlKey', 'shiftKey'])
      press(page, all(page, '[part~=more]')[0] as HTMLElement, 'ArrowRight', { [modifier]: true });
    await staysAbsent(() => shown(page)[0]?.getAttribute('aria-label') !== '1 of 24');
    press(page, all(page, '[part~=more]')[0] as HTMLElement, 'ArrowRight');
    await until(() => shown(page)[0]?.getAttribute('aria-label') === '2 of 24');
  });
});
