import { sendKeys } from '@web/test-runner-commands';
import { openLate, tagNamed } from '../support/browser/first-view';
import { type Guest, type GuestOptions, until } from '../support/browser/guest';
import { describe, expect, it, itUnlessFirefox } from '../support/browser/suite';
import { TAGS } from '../support/browser/tags';

/* Whatever a visitor does in a first view has its effect once the code has come. */

/** A control, and what it does. */
interface Control {
  /** Without `ummes-`. */
  tag: string;
  what: string;
  /** The control in the shadow root, the first that can be seen. */
  press: string;
  /** Text by which it is told from others that match. */
  text?: string;
  /** What is so once it has had its effect. */
  effect: (guest: Guest, view: ShadowRoot) => unknown;
  attributes?: string;
  /** CSS pixels. */
  width?: number;
}

const NARROW = 800;
const WIDE = 1300;
const SHARED = 'event-id="sample-formula-student" href="/events/formula"';

const has = (selector: string) => (_: Guest, view: ShadowRoot) => view.querySelector(selector);
const says = (text: string) => (_: Guest, view: ShadowRoot) => view.textContent?.includes(text);
/** The position in a carousel or a list, as its controls show it. */
const isAt = (selector: string, text: string) => (_: Guest, view: ShadowRoot) =>
  [...view.querySelectorAll(selector)].some((position) => position.textContent?.startsWith(text));
const isAtSlide = (text: string) => isAt('[part~=carousel] [aria-atomic]', text);
const isAtPage = (text: string) => isAt('[part~=pager] span', text);
const noted =
  (text: string) =>
  ({ window }: Guest) =>
    (window as unknown as { noted?: string }).noted === text;

const CONTROLS: readonly Control[] = [
  { tag: 'events', what: 'a title', press: '[part~=link]', effect: has('dialog[open] [part~=event]') },
  { tag: 'events', what: 'See More', press: '[part~=more]', effect: has('dialog[open] [part~=event]') },
  { tag: 'events', what: 'Next', press: '[part~=pager] button:last-child', effect: isAtPage('2 /') },
  {
    ...{ tag: 'event-detail', what: 'Back to Events', press: '[part~=back]' },
    effect: noted('Back to Events'),
    attributes: SHARED,
  },
  {
    ...{ tag: 'event-detail', what: 'its picture', press: '[aria-label^=Enlarge]' },
    effect: has('dialog[open] img'),
    attributes: SHARED,
  },
  {
    ...{ tag: 'event-detail', what: 'a picture of its gallery', press: '[part~=gallery] button' },
    effect: has('dialog[open] img'),
    attributes: SHARED,
  },
  {
    ...{ tag: 'event-detail', what: 'Add to calendar', press: 'button', text: 'Add to calendar' },
    effect: noted('download'),
    attributes: SHARED,
  },
  {
    ...{ tag: 'event-detail', what: 'Share', press: 'button', text: 'Share or copy link' },
    effect: noted('share'),
    attributes: SHARED,
  },
  { tag: 'news', what: 'See More', press: '[part~=more]', effect: has('dialog[open] [part~=news]') },
  { tag: 'news', what: 'the next slide', press: '[aria-label="Next slide"]', effect: isAtSlide('2 /') },
  { tag: 'news', what: 'the slide before', press: '[aria-label="Previous slide"]', effect: isAtSlide('7 /') },
  { tag: 'news', what: 'a dot', press: '[part~=dots] button:nth-child(3)', effect: isAtSlide('3 /') },
  {
    ...{ tag: 'news', what: 'See More in the row', press: '[part~=row] [part~=more]', width: WIDE },
    effect: has('dialog[open] [part~=news]'),
  },
  {
    ...{ tag: 'news', what: 'the row’s right arrow', press: '[aria-label="Scroll right"]', width: WIDE },
    effect: (_, view) => (view.querySelector('[part~=row] ul')?.scrollLeft ?? 0) > 100,
  },
  { tag: 'student-life', what: 'a title', press: '[part~=link]', effect: has('dialog[open] [part~=project]') },
  { tag: 'student-life', what: 'Next', press: '[part~=pager] button:last-child', effect: isAtPage('2 /') },
  { tag: 'alumni', what: 'Next', press: '[part~=pager] button:last-child', effect: isAtPage('2 /') },
  { tag: 'alumni', what: 'contact details', press: '[aria-expanded]', effect: has('[aria-expanded=true]') },
  { tag: 'alumni', what: 'a card', press: '[part~=name]', effect: has('[aria-expanded=true]') },
  { tag: 'join', what: 'Submit', press: '[type=submit]', effect: has('[aria-invalid=true]') },
  { tag: 'newsletter', what: 'Subscribe', press: '[type=submit]', effect: has('[role=alert]') },
  { tag: 'contact', what: 'Send', press: '[type=submit]', effect: has('[part~=error]') },
  {
    ...{ tag: 'unsubscribe', what: 'its button', press: '[part~=button]' },
    effect: has('[role=alert]:not(:empty), [role=status]:not(:empty)'),
  },
  { tag: 'gallery', what: 'a picture', press: '[aria-label^=Enlarge]', effect: has('dialog[open]') },
  { tag: 'gallery', what: 'the next slide', press: '[aria-label="Next slide"]', effect: isAtSlide('2 /') },
  { tag: 'gallery', what: 'the slide before', press: '[aria-label="Previous slide"]', effect: isAtSlide('8 /') },
  { tag: 'gallery', what: 'a dot', press: '[part~=dots] button:nth-child(3)', effect: isAtSlide('3 /') },
  { tag: 'gallery', what: 'Pause', press: '[aria-label="Pause gallery"]', effect: has('[aria-label="Play gallery"]') },
];

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

describe('a press before the code has come,', () => {
  for (const control of CONTROLS) {
    it(`of ummes-${control.tag}, on ${control.what}`, async () => {
      const { guest, release } = await openControl(control);
      noteEffects(guest);
      const root = rootOf(guest, control.tag);
      const [pressed] = controlsIn(root, control);
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
      const own = CONTROLS.filter((control) => `ummes-${control.tag}` === tag);
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

  it('keeps its order: Next in each section, then a title', async () => {
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
