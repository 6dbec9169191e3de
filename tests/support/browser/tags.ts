import type { Texts } from '../../../src/texts/text';
import { nameOf, type TestedTag } from '../tags';
import { type Guest, LOADER, openGuest, setField, until } from './guest';

export * from '../tags';

export const fileOf = (tested: TestedTag) => `/widgets/${nameOf(tested)}.js`;

/** Returns the tag's HTML, by default with an API that has one item. */
export function markup({ tag, attributes = '' }: TestedTag, api = '/fault/one', children = ''): string {
  return `<${tag} api="${api}" ${attributes}>${children}</${tag}>`;
}

export const inside = (guest: Guest, { tag }: TestedTag, selector: string) => guest.inside(tag, selector);

/** Waits until the tag has hydrated its view and responds to clicks immediately. */
export function shown(guest: Guest, tested: TestedTag): Promise<HTMLElement> {
  return until(() => (isInteractive(guest, tested.tag) ? inside(guest, tested, tested.shown) : undefined));
}

/** Returns whether a tag has its code and has replayed earlier clicks. The loader deletes its record then. */
export function isInteractive(guest: Guest, tag: string): boolean {
  const symbols = Object.getOwnPropertySymbols(guest.find(tag));
  const isRecorded = symbols.some((symbol) => symbol.description === 'ummes.rendered');
  return guest.window.customElements.get(tag) !== undefined && !isRecorded;
}

/** Opens a page with the tag and its script, or another head, and waits for the view. */
export async function openTag(tested: TestedTag, options: Parameters<typeof openGuest>[1] = {}): Promise<Guest> {
  const guest = await openGuest(`${LOADER}${markup(tested)}<div id="elsewhere"></div>`, options);
  await shown(guest, tested);
  return guest;
}

export function addScript({ document }: Guest, src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}

export function type(guest: Guest, tested: TestedTag): void {
  for (const [name, value] of Object.entries(tested.typed ?? {}))
    setField(inside(guest, tested, `[name=${name}]`), value);
}

/** Clicks the tag's button. Suppresses the page's alerts. */
export function press(guest: Guest, tested: TestedTag): void {
  guest.window.alert = () => {};
  if (tested.press) inside(guest, tested, tested.press).click();
}

export async function pressAndWait(guest: Guest, tested: TestedTag): Promise<void> {
  await until(() => !tested.press || inside(guest, tested, tested.press));
  press(guest, tested);
  if (tested.pressed) await until(() => inside(guest, tested, tested.pressed ?? ''));
}

export const typedInto = (guest: Guest, tested: TestedTag) =>
  Object.keys(tested.typed ?? {}).map((name) => guest.inside<HTMLInputElement>(tested.tag, `[name=${name}]`).value);

export async function declarationOf({ tag }: TestedTag): Promise<Declaration> {
  const all: Declaration[] = await (await fetch('/demo/declarations.json')).json();
  return all.find((each) => each.tag === tag) as Declaration;
}

interface Declaration {
  tag: string;
  attributes: { name: string }[];
  events: { name: string }[];
  /** The height that the tag asks a page to reserve: in a wide window, and on a phone if it differs. */
  reserve: [wide: string, phone?: string];
}

/** Returns whether an element is visible and has a size. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 0 && height > 0;
}

interface TextsModule {
  setTexts(texts: Texts): void;
  setTexts(lang: string, texts: Texts): void;
}

/** Imports the module with which a page replaces texts, as the page would. */
export function textsModule({ window }: Guest): Promise<TextsModule> {
  return window.eval("import('/widgets/texts.js')");
}
