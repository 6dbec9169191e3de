import { ENGLISH } from '../../src/texts/english';
import type { Texts } from '../../src/texts/text';
import { type Guest, LOADER, openGuest, until } from '../support/browser/guest';
import { rootOf, saidIn, textsModule } from '../support/browser/marked-texts';
import { describe, expect, it } from '../support/browser/suite';
import { isSeen, markup, press, shown, TAGS, type TestedTag } from '../support/browser/tags';

/* A page in Arabic, whose department has written the texts of the tags. */

/** Each word, but not the name of a value, is an Arabic one of about its length. */
const ARABIC = Object.fromEntries(
  ENGLISH.map((text) => [text, text.replace(/\{\w+\}|[\p{L}’']+/gu, (word) => arabic(word))]),
) as Texts;

function arabic(word: string): string {
  return word.startsWith('{') ? word : 'والميكانيكا'.slice(0, Math.max(2, word.length));
}

const ARABIC_LETTERS = /\p{Script=Arabic}{2}/u;

/** Lists of several pages, and events with a status. */
const LISTS: Readonly<Record<string, string>> = {
  'ummes-events': '/fault/season',
  'ummes-event-detail': '/fault/season',
  'ummes-student-life': '/fault/many',
  'ummes-alumni': '/fault/alumni',
};

/** Opens the tag in a window of this width. */
async function open(tested: TestedTag, width: number, api = LISTS[tested.tag]): Promise<Guest> {
  const guest = await openGuest('<div id="place"></div>', { root: 'dir="rtl"', width });
  guest.document.documentElement.lang = 'ar';
  (await textsModule(guest)).setTexts('ar', ARABIC);
  guest.find('#place').innerHTML = markup(tested, api);
  await guest.window.eval(`import('${LOADER.match(/src="([^"]+)/)?.[1]}')`);
  await shown(guest, tested);
  return guest;
}

/** What has text of its own in Arabic letters. */
const writtenIn = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLElement>('*')].filter((element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && ARABIC_LETTERS.test(textContent ?? ''),
    ),
  );

/** Not far below, where a phone lays out nothing yet. */
const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

function expectLaidOut(guest: Guest, tested: TestedTag, width: number): void {
  const root = rootOf(guest, tested);
  const styleOf = (element: Element) => guest.window.getComputedStyle(element);
  const written = writtenIn(root).filter((element) => isSeen(element) && isLaidOut(element));
  expect(saidIn(root)).toMatch(ARABIC_LETTERS);
  const parted = written.filter((element) => !['normal', '0px'].includes(styleOf(element).letterSpacing));
  expect(parted.map(({ outerHTML }) => outerHTML)).toEqual([]);
  const wrongWay = written.filter((element) => {
    const { direction, textAlign } = styleOf(element);
    return direction !== 'rtl' || textAlign === 'left';
  });
  expect(wrongWay.map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect(guest.document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  // A row of cards or slides goes on outside of the window; what only screen readers read may stand there too.
  const outside = written.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return !element.closest('[part~=carousel], [part~=row], svg') && (left < -1 || right > width + 1);
  });
  expect(outside.map(({ outerHTML }) => outerHTML)).toEqual([]);
}

for (const tested of TAGS) {
  describe(`${tested.tag} in an Arabic page`, () => {
    for (const width of [360, 1280]) {
      it(`runs from right to left, parts no letters, and stays in a window of ${width} px`, async () => {
        const guest = await open(tested, width);
        expectLaidOut(guest, tested, width);
        press(guest, tested);
        if (tested.pressed) await until(() => guest.inside(tested.tag, tested.pressed ?? ''));
        expectLaidOut(guest, tested, width);
        expect(guest.log.errors).toEqual([]);
      });
    }
  });
}

/** The button with this name. */
function named(root: ParentNode, text: keyof typeof ARABIC): HTMLElement {
  const button = root.querySelector<HTMLElement>(`button[aria-label="${ARABIC[text]}"]`);
  if (!button) throw new Error(`there is no ${text}`);
  return button;
}

const isLeftOf = (one: HTMLElement, other: HTMLElement) =>
  one.getBoundingClientRect().right <= other.getBoundingClientRect().left;

const tagged = (tag: string) => TAGS.find((tested) => tested.tag === tag) as TestedTag;

describe('arrows in an Arabic page', () => {
  it('of a gallery lead on to the left, and back to the right, also where a picture is enlarged', async () => {
    const gallery = tagged('ummes-gallery');
    const guest = await open(gallery, 360);
    const root = rootOf(guest, gallery);
    expect(isLeftOf(named(root, 'Next slide'), named(root, 'Previous slide'))).toBe(true);
    const says = (position: string) => until(() => root.querySelector('[aria-atomic]')?.textContent === position);
    await says('1 / 3');
    named(root, 'Next slide').click();
    await says('2 / 3');
    named(root, 'Previous slide').click();
    await says('1 / 3');
    press(guest, gallery);
    const dialog = await until(() => root.querySelector('dialog[open]'));
    expect(isLeftOf(named(dialog, 'Next picture'), named(dialog, 'Previous picture'))).toBe(true);
  });

  it('of a row of news stand where they scroll to', async () => {
    const news = tagged('ummes-news');
    const guest = await open(news, 1280, '/fault/many');
    const root = rootOf(guest, news);
    await until(() => isSeen(named(root, 'Scroll left')));
    expect(isLeftOf(named(root, 'Scroll left'), named(root, 'Scroll right'))).toBe(true);
  });
});
