import { ENGLISH } from '../../../src/texts/english';
import type { Texts } from '../../../src/texts/text';
import { type Guest, openGuest } from './guest';
import { markup, type TestedTag } from './tags';

interface TextsModule {
  setTexts(texts: Texts): void;
  setTexts(lang: string, texts: Texts): void;
}

/** The module for pages, as the page imports it. */
export function textsModule({ window }: Guest): Promise<TextsModule> {
  return window.eval("import('/widgets/texts.js')");
}

/** Each text in brackets. */
const MARKED = Object.fromEntries(ENGLISH.map((text) => [text, `⟦${text}⟧`])) as Texts;

/** What people read or hear, by attribute. */
const READ = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title', 'alt'];

/** Data of the tests' servers. */
const DATA =
  /Machine Design Lecture|Nimali Perera|Nimali|BSc Eng \(Hons\)|nimali@example\.org|A picture of [\w-]+|Broken on purpose|Received with thanks|\bme\.(?:png|txt|jpg|heic)\b|alt\+T/g;

/** Whether an element shows data: dates, times, countries, years, and what stands for them on a poster. */
const isData = (element: Element) =>
  element.closest(
    'time, svg, style, script, select[name=permanentResidency], select[name=callingCode], [part~=day], [part~=today], [part~=term]',
  ) !== null;

/** What people read or hear in a view without the brackets of a text around it. */
export function unmarked(root: ParentNode): string[] {
  const found: string[] = [];
  const check = (text: string) => {
    let rest = text.replace(DATA, '');
    for (let before = ''; before !== rest; ) {
      before = rest;
      rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
    }
    if (/\p{L}{2}/u.test(rest)) found.push(text.trim());
  };
  for (const element of root.querySelectorAll('*')) {
    if (isData(element) || element.closest('[aria-hidden=true] b, [aria-hidden=true] i')) continue;
    for (const name of READ) check(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) check(node.textContent ?? '');
  }
  return found;
}

/** All that people read or hear in a view, but for data. */
export function saidIn(root: ParentNode): string {
  const elements = [...root.querySelectorAll('*')].filter((element) => !isData(element));
  return elements
    .flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent),
      ...READ.map((name) => element.getAttribute(name)),
    ])
    .join(' ');
}

/** Its shadow root. */
export const rootOf = (guest: Guest, { tag }: TestedTag) => guest.find(tag).shadowRoot as ShadowRoot;

/** A page on which all texts are in brackets, with a tag that calls this API. */
export async function openMarked(tested: TestedTag, api: string, attributes = tested.attributes ?? ''): Promise<Guest> {
  const guest = await openGuest('<div id="place"></div>');
  (await textsModule(guest)).setTexts(MARKED);
  guest.window.alert = () => {};
  guest.find('#place').innerHTML = markup({ ...tested, attributes }, api);
  await guest.window.eval(`import('/widgets/${tested.tag.replace('ummes-', '')}.js')`);
  return guest;
}
