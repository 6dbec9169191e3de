import { sendKeys } from '@web/test-runner-commands';
import { CONTROLS, type Control, has, NARROW, says, WIDE } from '../support/browser/controls';
import { openLate, tagNamed } from '../support/browser/first-view';
import { type Guest, type GuestOptions, until } from '../support/browser/guest';
import { describe, expect, it, itUnlessFirefox } from '../support/browser/suite';
import { TAGS } from '../support/browser/tags';

/* Whatever a visitor does in a first view has its effect once the code has come. */

const openControl = ({ tag, attributes, width = NARROW }: Control) => openLate(tagNamed(tag), { width }, attributes);

const rootOf = (guest: Guest, tag: string) => guest.find(`ummes-${tag}`).shadowRoot as ShadowRoot;

/** The controls that can be seen. */
function controlsIn(root: ShadowRoot, { press, text = '' }: Pick<Control, 'press' | 'text'>): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>(press)];
  return found.filter((control) => control.checkVisibility() && control.textContent?.includes(text));
}

/** Notes what leaves the page, instead of doing it. */
function noteEffects({ window }: Guest): void {
  const note = (text: string) => Object.assign(window, { noted: text });
  window.alert = (text) => note(String(text));
  window.HTMLAnchorElement.prototype.click = () => note('download');
  Object.defineProperty(window.navigator, 'share', { value: async () => note('share') });
}

type KnownControl = Pick<Control, 'tag' | 'press'> & Partial<Control>;

/** Pressed below, once there is something to clear. */
const CLEAR_FILTERS: KnownControl = { tag: 'alumni', press: '[part~=button]' };

describe('a press before the code has come,', () => {
  for (const control of CONTROLS) {
    it(`of ummes-${control.tag}, on ${control.what}`, async () => {
      const { guest, release } = await openControl(control);
      noteEffects(guest);
      const root = rootOf(guest, control.tag);
      const pressed = controlsIn(root, control)[0] ?? root.querySelector<HTMLElement>(control.press);
      if (!pressed) throw new Error(`there is no ${control.press}`);
      expect(control.effect(guest, root)).toBeFalsy();
      pressed.click();
      pressed.click();
      const busy = root.querySelector('[data-pending]') as HTMLElement;
      expect(busy.ariaBusy).toBe('true');
      expect(guest.window.getComputedStyle(busy).outlineStyle).toBe('dashed');
      await release();
      await until(() => control.effect(guest, root));
      expect(root.querySelector('[data-pending], button[aria-busy]')).toBe(null);
      expect(guest.document.location.pathname).toBe('/guest');
      expect(guest.log.errors).toEqual([]);
    });
  }

  it('is tried on every button that there is', async () => {
    for (const { tag } of TAGS) {
      const own: KnownControl[] = [...CONTROLS, CLEAR_FILTERS].filter((control) => `ummes-${control.tag}` === tag);
      for (const width of [NARROW, WIDE]) {
        const options: GuestOptions = { width };
        const { guest } = await openLate(tagNamed(tag.slice(6)), options, own.find((c) => c.attributes)?.attributes);
        const root = guest.find(tag).shadowRoot as ShadowRoot;
        const known = new Set(own.flatMap((control) => controlsIn(root, control)));
        const alike = (button: Element) =>
          [...known].some(
            (other) => other.parentElement === button.parentElement && other.part.value === button.part.value,
          );
        const buttons = controlsIn(root, { press: 'button:enabled:not([aria-disabled=true])' });
        expect(buttons.filter((button) => !known.has(button) && !alike(button)).map((b) => b.outerHTML)).toEqual([]);
        guest.close();
      }
    }
  });

  it('is one of many: Next in each section', async () => {
    const { guest, release } = await openLate(tagNamed('events'));
    const root = rootOf(guest, 'events');
    for (const next of controlsIn(root, { press: '[part~=pager] button:last-child' })) next.click();
    await release();
    await until(() =>
      controlsIn(root, { press: '[part~=pager] span' }).every(({ textContent }) => textContent?.startsWith('2 /')),
    );
    expect(guest.log.errors).toEqual([]);
  });
});

describe('what is typed or chosen before the code has come', () => {
  const field = (guest: Guest, tag: string, selector: string) =>
    guest.inside<HTMLInputElement>(`ummes-${tag}`, selector);

  /** What a visitor does, with what has come of it. */
  const edits: [tag: string, what: string, edit: (guest: Guest) => void, effect: Control['effect']][] = [
    ['alumni', 'a name', (guest) => (field(guest, 'alumni', '[type=search]').value = 'amaya'), says('3 of 30 alumni')],
    [
      'alumni',
      'a year',
      (guest) => (guest.inside<HTMLSelectElement>('ummes-alumni', 'select').selectedIndex = 1),
      says(' of 30 alumni'),
    ],
    [
      'alumni',
      'a name, then Clear Filters',
      (guest) => {
        field(guest, 'alumni', '[type=search]').value = 'amaya';
        field(guest, 'alumni', '[part~=button]').click();
      },
      (guest, view) => says('30 alumni')(guest, view) && field(guest, 'alumni', '[type=search]').value === '',
    ],
    [
      'join',
      'a country, which chooses the calling code',
      (guest) => (field(guest, 'join', '[name=permanentResidency]').value = 'LK'),
      (guest) => field(guest, 'join', '[name=callingCode]').value.includes('94'),
    ],
    [
      'join',
      'Other, which opens a field',
      (guest) => (field(guest, 'join', '[name=academicCategory]').value = 'Other'),
      has('[name=academicCategoryOther]'),
    ],
    [
      'join',
      'that nothing is to be kept',
      (guest) => (field(guest, 'join', '[type=checkbox]').checked = false),
      says('Nothing is kept.'),
    ],
    [
      'join',
      'a photo',
      (guest) => {
        const files = new DataTransfer();
        files.items.add(new File(['GIF89a'], 'me.gif', { type: 'image/gif' }));
        field(guest, 'join', '[type=file]').files = files.files;
      },
      says('Remove photo'),
    ],
    [
      'join',
      'a name, which the draft keeps',
      (guest) => (field(guest, 'join', '[name=name]').value = 'Nimali Perera'),
      () => localStorage.getItem('ummes.join.draft.1')?.includes('Nimali Perera'),
    ],
    [
      'newsletter',
      'an address, then Subscribe',
      (guest) => {
        field(guest, 'newsletter', '[name=email]').value = 'nimali@example.org';
        field(guest, 'newsletter', 'button').click();
      },
      says('Thank you for subscribing!'),
    ],
  ];
  for (const [tag, what, edit, effect] of edits) {
    it(`in ummes-${tag} has its effect: ${what}`, async () => {
      const { guest, release } = await openLate(tagNamed(tag));
      edit(guest);
      await release();
      await until(() => effect(guest, rootOf(guest, tag)));
      expect(guest.log.errors).toEqual([]);
    });
  }

  it('stays, with the caret and the focus', async () => {
    const { guest, release } = await openLate(tagNamed('contact'));
    const message = guest.inside<HTMLTextAreaElement>('ummes-contact', '[name=message]');
    message.focus();
    message.value = 'Half a message';
    message.setSelectionRange(4, 6);
    await release();
    expect(guest.inside('ummes-contact', '[name=message]')).toBe(message);
    expect(message.value).toBe('Half a message');
    expect([message.selectionStart, message.selectionEnd]).toEqual([4, 6]);
    expect(rootOf(guest, 'contact').activeElement).toBe(message);
  });

  for (const [tag, selector, effect] of [
    ['newsletter', '[name=email]', '[role=alert]'],
    ['contact', '[name=name]', '[part~=error]'],
    ['join', '[name=name]', '[aria-invalid=true]'],
  ] as const) {
    // BiDi gives keys to the page, not to the frame in it that has the focus; tests/engines presses Enter there.
    itUnlessFirefox(`is submitted by Enter in a field of ummes-${tag}`, async () => {
      const { guest, release } = await openLate(tagNamed(tag));
      guest.window.focus();
      field(guest, tag, selector).focus();
      await sendKeys({ press: 'Enter' });
      await until(() => has('[data-pending]')(guest, rootOf(guest, tag)));
      expect(guest.document.location.pathname).toBe('/guest');
      await release();
      await until(() => has(effect)(guest, rootOf(guest, tag)));
      expect(guest.log.errors).toEqual([]);
    });
  }
});
