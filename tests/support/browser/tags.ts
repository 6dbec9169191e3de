import type { Texts } from '../../../src/texts/text';
import { nameOf, type TestedTag } from '../tags';
import { type HostPage, LOADER, openPage, setField, until } from './host-page';

export * from '../tags';

export const fileOf = (tested: TestedTag) => `/widgets/${nameOf(tested)}.js`;

/** Returns the tag's HTML, by default with an API that has one item. */
export function markup({ tag, attributes = '' }: TestedTag, api = '/fault/one', children = ''): string {
  return `<${tag} api="${api}" ${attributes}>${children}</${tag}>`;
}

export const inside = (page: HostPage, { tag }: TestedTag, selector: string) => page.inside(tag, selector);

/** Waits until the tag has hydrated its view and responds to clicks immediately. */
export function shown(page: HostPage, tested: TestedTag): Promise<HTMLElement> {
  return until(() => (isInteractive(page, tested.tag) ? inside(page, tested, tested.shown) : undefined));
}

/** Returns whether a tag's code has loaded and replayed earlier clicks. Hydration then deletes the loader's record. */
export function isInteractive(page: HostPage, tag: string): boolean {
  const symbols = Object.getOwnPropertySymbols(page.find(tag));
  const isRecorded = symbols.some((symbol) => symbol.description === 'ummes.rendered');
  return page.window.customElements.get(tag) !== undefined && !isRecorded;
}

/** Opens a page with the loader and the tag, and waits for the tag's view. */
export async function openTag(tested: TestedTag, options: Parameters<typeof openPage>[1] = {}): Promise<HostPage> {
  const page = await openPage(`${LOADER}${markup(tested)}<div id="elsewhere"></div>`, options);
  await shown(page, tested);
  return page;
}

export function addScript({ document }: HostPage, src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}

export function type(page: HostPage, tested: TestedTag): void {
  for (const [name, value] of Object.entries(tested.typed ?? {}))
    setField(inside(page, tested, `[name=${name}]`), value);
}

/** Clicks the tag's button. Suppresses the page's alerts. */
export function press(page: HostPage, tested: TestedTag): void {
  page.window.alert = () => {};
  if (tested.press) inside(page, tested, tested.press).click();
}

export async function pressAndWait(page: HostPage, tested: TestedTag): Promise<void> {
  await until(() => !tested.press || inside(page, tested, tested.press));
  press(page, tested);
  if (tested.pressed) await until(() => inside(page, tested, tested.pressed ?? ''));
}

export const typedInto = (page: HostPage, tested: TestedTag) =>
  Object.keys(tested.typed ?? {}).map((name) => page.inside<HTMLInputElement>(tested.tag, `[name=${name}]`).value);

export async function declarationOf({ tag }: TestedTag): Promise<Declaration> {
  const all: Declaration[] = await (await fetch('/demo/declarations.json')).json();
  return all.find((each) => each.tag === tag) as Declaration;
}

interface Declaration {
  tag: string;
  attributes: { name: string }[];
  events: { name: string }[];
  /** The height that a page should reserve for the tag: in a wide window, and on a phone if it differs. */
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

/** Imports the module that replaces text, as a page would. */
export function textsModule({ window }: HostPage): Promise<TextsModule> {
  return window.eval("import('/widgets/texts.js')");
}
