import type { Texts } from '../../src/texts/text';
import { type HostPage, openPage, until } from '../support/browser/host-page';
import { describe, expect, it, itInChromium } from '../support/browser/suite';
import {
  inside,
  isSeen,
  markup,
  pressAndWait,
  shown,
  TAGS,
  type TestedTag,
  tagNamed,
  textsModule,
  type,
} from '../support/browser/tags';

/*
 * Shows every tag on an Arabic page that translates all text. The tags are laid out from right to left and have room
 * for text twice as long. All text that people read or hear is in the catalogue.
 */

const ENGLISH = Object.keys(await (await fetch('/widgets/texts/en.json')).json());

/** Replaces each word except placeholders with an Arabic one of similar length, and then repeats the text. */
const ARABIC = Object.fromEntries(ENGLISH.map((text) => [text, `${arabic(text)} ${arabic(text)}`])) as Texts;

function arabic(text: string): string {
  return text.replace(/\{\w+\}|[\p{L}’']+/gu, (word) =>
    word.startsWith('{') ? word : 'والميكانيكا'.slice(0, Math.max(2, word.length)),
  );
}

const ARABIC_LETTERS = /\p{Script=Arabic}{2}/u;

/** APIs that return several pages of items, and events with a status. */
const LISTS: Readonly<Record<string, string>> = {
  'ummes-events': '/fault/season',
  'ummes-event-detail': '/fault/season',
  'ummes-student-life': '/fault/many',
  'ummes-alumni': '/fault/alumni',
};

const rootOf = (page: HostPage, { tag }: TestedTag) => page.find(tag).shadowRoot as ShadowRoot;

async function open(tested: TestedTag, texts: Texts, width: number, api?: string, root = ''): Promise<HostPage> {
  const page = await openPage('<div id="place"></div>', { root, width });
  (await textsModule(page)).setTexts(texts);
  page.find('#place').innerHTML = markup(tested, api);
  await page.window.eval("import('/widgets/ummes.js')");
  return page;
}

const openArabic = async (tested: TestedTag, width: number, api = LISTS[tested.tag]) => {
  const page = await open(tested, ARABIC, width, api, 'dir="rtl"');
  await shown(page, tested);
  return page;
};

/** Returns laid-out elements with their own Arabic text. On phones, content far below the viewport is not laid out. */
const writtenIn = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      isSeen(element) &&
      element.checkVisibility({ contentVisibilityAuto: true }) &&
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && ARABIC_LETTERS.test(textContent ?? ''),
      ),
  );

function expectLaidOut(page: HostPage, tested: TestedTag, width: number): void {
  const root = rootOf(page, tested);
  const written = writtenIn(root);
  const wrong = written.filter((element) => {
    const { direction, textAlign, letterSpacing } = page.window.getComputedStyle(element);
    return direction !== 'rtl' || textAlign === 'left' || !['normal', '0px'].includes(letterSpacing);
  });
  expect(wrong.map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect(page.document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  // A row of cards or slides extends beyond the window, and so may text for screen readers.
  const controls = [...root.querySelectorAll('button, a, input, select, label')].filter(isSeen);
  const outside = [...written, ...controls].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    const isApart = element.closest('[part~=carousel], [part~=row], [aria-hidden=true], svg');
    return !isApart && (left < -1 || right > width + 1);
  });
  expect(outside.map(({ outerHTML }) => outerHTML)).toEqual([]);
}

const MARKED = Object.fromEntries(ENGLISH.map((text) => [text, `⟦${text}⟧`])) as Texts;

const READ = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title', 'alt'];

const DATA =
  /Machine Design Lecture|Nimali Perera|Nimali|BSc Eng \(Hons\)|nimali@example\.org|A picture of [\w-]+|Broken on purpose|alt\+T/g;

/** Elements that show data: dates, times, countries, years, and their stand-ins on a poster. */
const SHOWS_DATA =
  'time, svg, style, script, select[name=permanentResidency], select[name=callingCode], [part~=day], [part~=group], [aria-hidden=true] b, [aria-hidden=true] i';

/** Returns text in a view that is not inside the brackets around translated text. */
function unmarked(root: ParentNode): string[] {
  const elements = [...root.querySelectorAll('*')].filter((element) => !element.closest(SHOWS_DATA));
  const candidates = elements.flatMap((element) => [
    ...READ.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? ''),
  ]);
  return candidates.filter((text) => {
    let rest = text.replace(DATA, '');
    while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
    return /\p{L}{2}/u.test(rest);
  });
}

for (const tested of TAGS) {
  describe(tested.tag, () => {
    for (const width of [360, 1280]) {
      it(`runs from right to left, does not split words, and has space for long text at ${width} px`, async () => {
        const page = await openArabic(tested, width);
        expectLaidOut(page, tested, width);
        await pressAndWait(page, tested);
        expectLaidOut(page, tested, width);
        expect(page.log.errors).toEqual([]);
      });
    }

    itInChromium(
      'takes all its text from the catalogue: in its view, after it is used, and after a request fails',
      async () => {
        const page = await open(tested, MARKED, 800);
        await shown(page, tested);
        await pressAndWait(page, tested);
        expect(unmarked(rootOf(page, tested))).toEqual([]);
        if (tested.typed) {
          page.find(tested.tag).setAttribute('send', '');
          page.find(tested.tag).setAttribute('api', '/fault/drop');
          await new Promise((resolve) => page.window.requestAnimationFrame(() => setTimeout(resolve))); // after rendering
          type(page, tested);
          inside(page, tested, tested.press ?? '').click();
          await until(() => rootOf(page, tested).querySelector('[role=alert]:not(:empty)'));
        } else if (tested.list) {
          page.find(tested.tag).setAttribute('api', '/fault/500');
          await until(() => rootOf(page, tested).textContent?.includes(`⟦${tested.failure}`));
          expect(unmarked(rootOf(page, tested))).toEqual([]);
          page.find(tested.tag).setAttribute('api', '/fault/hang');
          await until(() => rootOf(page, tested).textContent?.includes('⟦Loading'));
        }
        expect(unmarked(rootOf(page, tested))).toEqual([]);
      },
    );
  });
}

describe('arrows on an Arabic page', () => {
  const named = (root: ParentNode, text: keyof typeof ARABIC) =>
    root.querySelector(`button[aria-label="${ARABIC[text]}"]`) as HTMLElement;
  const isLeftOf = (one: HTMLElement, other: HTMLElement) =>
    one.getBoundingClientRect().right <= other.getBoundingClientRect().left;

  it('of a gallery put Next on the left and Previous on the right, including in the lightbox', async () => {
    const gallery = tagNamed('gallery');
    const page = await openArabic(gallery, 360);
    const root = rootOf(page, gallery);
    expect(isLeftOf(named(root, 'Next slide'), named(root, 'Previous slide'))).toBe(true);
    const untilPosition = (position: string) =>
      until(() => root.querySelector('[aria-atomic]')?.textContent === position);
    await untilPosition('1 / 3');
    named(root, 'Next slide').click();
    await untilPosition('2 / 3');
    named(root, 'Previous slide').click();
    await untilPosition('1 / 3');
    await pressAndWait(page, gallery);
    const dialog = inside(page, gallery, 'dialog[open]');
    expect(isLeftOf(named(dialog, 'Next picture'), named(dialog, 'Previous picture'))).toBe(true);
  });

  it('in a news row are on the side they scroll towards', async () => {
    const news = tagNamed('news');
    const page = await openArabic(news, 1280, '/fault/many');
    const root = rootOf(page, news);
    await until(() => isSeen(named(root, 'Scroll left')));
    expect(isLeftOf(named(root, 'Scroll left'), named(root, 'Scroll right'))).toBe(true);
  });
});
