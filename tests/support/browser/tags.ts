import type { Texts } from '../../../src/texts/text';
import { nameOf, type TestedTag } from '../tags';
import { type Guest, LOADER, openGuest, until } from './guest';

export * from '../tags';

/** `events` of `ummes-events`. */
export const fileOf = (tested: TestedTag) => `/widgets/${nameOf(tested)}.js`;

/** The tag as HTML, on an API that has one item. */
export function markup({ tag, attributes = '' }: TestedTag, api = '/fault/one', children = ''): string {
  return `<${tag} api="${api}" ${attributes}>${children}</${tag}>`;
}

export const inside = (guest: Guest, { tag }: TestedTag, selector: string) => guest.inside(tag, selector);

/** Waits until the tag's view is there, and is no first view any more: what is pressed then is not put off. */
export function shown(guest: Guest, tested: TestedTag): Promise<HTMLElement> {
  return until(() => (isTakenOver(guest, tested.tag) ? inside(guest, tested, tested.shown) : undefined));
}

/** Whether a tag has its code, and has repeated what was done in its first view. The loader's record goes then. */
export function isTakenOver(guest: Guest, tag: string): boolean {
  const symbols = Object.getOwnPropertySymbols(guest.find(tag));
  const isRecorded = symbols.some((symbol) => symbol.description === 'ummes.rendered');
  return guest.window.customElements.get(tag) !== undefined && !isRecorded;
}

/** Opens a page with the tag on it, by its own script or whatever else is in the head, and waits for the view. */
export async function openTag(tested: TestedTag, options: Parameters<typeof openGuest>[1] = {}): Promise<Guest> {
  const guest = await openGuest(`${LOADER}${markup(tested)}<div id="elsewhere"></div>`, options);
  await shown(guest, tested);
  return guest;
}

/** Adds a module script, as late as this. */
export function addScript({ document }: Guest, src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}

/** Types into the tag's fields. */
export function type(guest: Guest, tested: TestedTag): void {
  for (const [name, value] of Object.entries(tested.typed ?? {})) {
    const field = inside(guest, tested, `[name=${name}]`) as HTMLInputElement;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value); // past React's own, as typing is
    for (const event of ['input', 'change']) field.dispatchEvent(new guest.window.Event(event, { bubbles: true }));
  }
}

/** Presses the tag's button; alerts of the page are not shown. */
export function press(guest: Guest, tested: TestedTag): void {
  guest.window.alert = () => {};
  if (tested.press) inside(guest, tested, tested.press).click();
}

/** Presses it, once it is there, and waits for what it does. */
export async function tryOut(guest: Guest, tested: TestedTag): Promise<void> {
  await until(() => !tested.press || inside(guest, tested, tested.press));
  press(guest, tested);
  if (tested.pressed) await until(() => inside(guest, tested, tested.pressed ?? ''));
}

/** What stands in the fields into which something was typed. */
export const typedInto = (guest: Guest, tested: TestedTag) =>
  Object.keys(tested.typed ?? {}).map((name) => guest.inside<HTMLInputElement>(tested.tag, `[name=${name}]`).value);

/** What its declaration says. */
export async function declarationOf({ tag }: TestedTag): Promise<Declaration> {
  const all: Declaration[] = await (await fetch('/demo/declarations.json')).json();
  return all.find((each) => each.tag === tag) as Declaration;
}

interface Declaration {
  tag: string;
  events: { name: string }[];
  /** The height that it asks a page to keep free: in a wide window, and on a phone if that differs. */
  reserve: [wide: string, phone?: string];
}

/** Whether an element can be seen: shown, not hidden, of some size. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 0 && height > 0;
}

interface TextsModule {
  setTexts(texts: Texts): void;
  setTexts(lang: string, texts: Texts): void;
}

/** The module with which a page replaces texts, as the page imports it. */
export function textsModule({ window }: Guest): Promise<TextsModule> {
  return window.eval("import('/widgets/texts.js')");
}
