import { sendKeys } from '@web/test-runner-commands';
import { type HostPage, until } from '../support/browser/host-page';
import { openLate } from '../support/browser/server-rendering';
import { describe, expect, it, itUnlessFirefox } from '../support/browser/suite';
import { tagNamed } from '../support/browser/tags';

type Effect = (page: HostPage, view: ShadowRoot) => unknown;

const rootOf = (page: HostPage, tag: string) => page.find(`ummes-${tag}`).shadowRoot as ShadowRoot;

const has = (selector: string) => (_: HostPage, view: ShadowRoot) => view.querySelector(selector);
const shows = (text: string) => (_: HostPage, view: ShadowRoot) => view.textContent?.includes(text);
/** Checks the position that a carousel's or list's controls show. */
const isAt = (text: string) => (_: HostPage, view: ShadowRoot) =>
  [...view.querySelectorAll('[part~=carousel] [aria-atomic], [part~=pager] span')].some((position) =>
    position.textContent?.startsWith(text),
  );
const alerted =
  (text: string) =>
  ({ window }: HostPage) =>
    (window as unknown as { alerted?: string }).alerted === text;

const WIDE = 1300;

/** Sample controls from the tags, with their effects. */
const CONTROLS: [tag: string, label: string, press: string, effect: Effect, width?: number][] = [
  ['events', 'a title', '[part~=link]', has('dialog[open] [part~=event]')],
  ['events', 'Next', '[part~=pager] button:last-child', isAt('2 /')],
  ['event-detail', 'Back to Events', '[part~=back]', alerted('Back to Events')],
  ['event-detail', 'a picture in its gallery', '[part~=gallery] button', has('dialog[open] img')],
  ['news', 'Next slide', '[aria-label="Next slide"]', isAt('02 /')],
  ['news', 'a dot', '[part~=dots] button:nth-child(3)', isAt('03 /')],
  ['news', 'See More in the row', '[part~=row] [part~=more]', has('dialog[open] [part~=news]'), WIDE],
  [
    ...(['news', 'the row’s right arrow', '[aria-label="Scroll right"]'] as const),
    (_, view) => (view.querySelector('[part~=row] ul')?.scrollLeft ?? 0) > 100,
    WIDE,
  ],
  ['alumni', 'a card', '[part~=name]', has('[aria-expanded=true]')],
  ['join', 'Submit', '[type=submit]', has('[aria-invalid=true]')],
  ['newsletter', 'Subscribe', '[type=submit]', has('[role=alert]')],
  ['contact', 'Send', '[type=submit]', has('[part~=error]')],
  ['unsubscribe', 'its button', '[part~=button]', has('[role=alert]:not(:empty), [role=status]:not(:empty)')],
  ['gallery', 'a picture', '[aria-label^=Enlarge]', has('dialog[open]')],
  ['gallery', 'Pause', '[aria-label="Pause gallery"]', has('[aria-label="Play gallery"]')],
];

function recordAlerts({ window }: HostPage): void {
  window.alert = (text) => Object.assign(window, { alerted: text });
}

describe('before the code has loaded', () => {
  for (const [tag, label, selector, effect, width = 800] of CONTROLS) {
    it(`a click on ${label} works in ummes-${tag}`, async () => {
      const { page, release } = await openLate(tagNamed(tag), { width });
      recordAlerts(page);
      const root = rootOf(page, tag);
      const found = [...root.querySelectorAll<HTMLElement>(selector)];
      const pressed = found.find((control) => control.checkVisibility()) ?? (found[0] as HTMLElement);
      expect(effect(page, root)).toBeFalsy();
      pressed.click();
      pressed.click();
      const busy = root.querySelector('[data-pending]') as HTMLElement;
      expect(busy.ariaBusy).toBe('true');
      expect(page.window.getComputedStyle(busy).outlineStyle).toBe('dashed');
      await release();
      await until(() => effect(page, root));
      expect(root.querySelector('[data-pending], button[aria-busy]')).toBe(null);
      expect(page.document.location.pathname).toBe('/host-page');
      expect(page.log.errors).toEqual([]);
    });
  }
});

describe('input before the code has loaded', () => {
  type Field = HTMLInputElement & HTMLSelectElement;
  type Fields = (selector: string) => Field;

  const edits: [tag: string, label: string, edit: (field: Fields) => void, effect: Effect][] = [
    ['alumni', 'a name', (field) => (field('[type=search]').value = 'amaya'), shows('3 of 30 alumni')],
    ['alumni', 'a year', (field) => (field('select').selectedIndex = 1), shows(' of 30 alumni')],
    [
      ...(['join', 'Other, which reveals a field'] as const),
      (field: Fields) => (field('[name=academicCategory]').value = 'Other'),
      has('[name=academicCategoryOther]'),
    ],
    [
      'join',
      'an unchecked draft checkbox',
      (field: Fields) => (field('[type=checkbox]').checked = false),
      shows('Nothing is kept.'),
    ],
    [
      ...(['join', 'a photo'] as const),
      (field: Fields) => {
        const files = new DataTransfer();
        files.items.add(new File(['GIF89a'], 'me.gif', { type: 'image/gif' }));
        field('[type=file]').files = files.files;
      },
      shows('Remove photo'),
    ],
    [
      ...(['join', 'a name, which the draft keeps'] as const),
      (field: Fields) => (field('[name=name]').value = 'Nimali Perera'),
      () => Object.values(localStorage).some((draft) => draft.includes('Nimali Perera')),
    ],
    [
      ...(['newsletter', 'an address, then Subscribe'] as const),
      (field: Fields) => {
        field('[name=email]').value = 'nimali@example.org';
        field('button').click();
      },
      shows('Thank you for subscribing!'),
    ],
  ];
  for (const [tag, label, edit, effect] of edits) {
    it(`works in ummes-${tag}: ${label}`, async () => {
      const { page, release } = await openLate(tagNamed(tag));
      edit((selector) => page.inside<Field>(`ummes-${tag}`, selector));
      await release();
      await until(() => effect(page, rootOf(page, tag)));
      expect(page.log.errors).toEqual([]);
    });
  }

  it('is kept, along with the caret and focus', async () => {
    const { page, release } = await openLate(tagNamed('contact'));
    const message = page.inside<HTMLTextAreaElement>('ummes-contact', '[name=message]');
    message.focus();
    message.value = 'Half a message';
    message.setSelectionRange(4, 6);
    await release();
    expect(page.inside('ummes-contact', '[name=message]')).toBe(message);
    expect(message.value).toBe('Half a message');
    expect([message.selectionStart, message.selectionEnd]).toEqual([4, 6]);
    expect(rootOf(page, 'contact').activeElement).toBe(message);
  });

  // BiDi sends keys to the page, not to its focused frame.
  itUnlessFirefox('is submitted when Enter is pressed in a field', async () => {
    const { page, release } = await openLate(tagNamed('contact'));
    page.window.focus();
    const field = page.inside('ummes-contact', '[name=name]');
    field.focus();
    await until(() => page.document.hasFocus() && field.matches(':focus'));
    await sendKeys({ press: 'Enter' });
    await until(() => has('[data-pending]')(page, rootOf(page, 'contact')));
    expect(page.document.location.pathname).toBe('/host-page');
    await release();
    await until(() => has('[part~=error]')(page, rootOf(page, 'contact')));
    expect(page.log.errors).toEqual([]);
  });
});
