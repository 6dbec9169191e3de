import { type Guest, openGuest, until } from './guest';

/** A tag as the promises that hold for every tag need it. */
export interface TestedTag {
  tag: string;
  /** Attributes besides `api`, that make it show itself. */
  attributes?: string;
  /** Says in its shadow root that the view, with data if it has any, is there. */
  shown: string;
  /** Text in it whose looks are looked at. */
  text: string;
  /** A button or field in it, likewise. */
  control: string;
  /** The button that opens or sends something. */
  press?: string;
  /** What is there once it was pressed, in the shadow root. */
  pressed?: string;
  /** Fields with what a visitor may have typed into them. */
  typed?: Readonly<Record<string, string>>;
  /** It shows a list from the API; the others only ever send. */
  list?: boolean;
  /** Parts in it that only code could work, which are not shown without script: the cards can be scrolled. */
  codeOnly?: string;
  /** What it says when the API gives nothing usable. */
  failure?: string;
}

const APPLICATION = {
  name: 'Nimali Perera',
  email: 'nimali@example.org',
  batch: '2019',
  academicCategory: 'BSc',
  academicQualifications: 'BSc Eng (Hons)',
  designation: 'Design Engineer',
  companyOrInstitute: 'Example Turbines',
  category: 'Retired',
};

/** Arrows, position and dots stand below the slides. */
const SLIDE_CONTROLS = '[part~=carousel] > :nth-child(n + 2)';

/** Every tag; a test compares the list with what is built. */
export const TAGS: readonly TestedTag[] = [
  {
    tag: 'ummes-events',
    shown: '[part~=card]',
    text: '[part~=title]',
    control: '[part~=link]',
    press: '[part~=link]',
    pressed: 'dialog[open] [part~=event]',
    list: true,
    failure: 'Failed to load events. Please try again later.',
  },
  {
    tag: 'ummes-event-detail',
    attributes: 'event-id="1"',
    shown: '[part~=event]',
    text: '[part~=title]',
    control: '[part~=back]',
    list: true,
    failure: 'Failed to load events. Please try again later.',
  },
  {
    tag: 'ummes-news',
    shown: '[part~=card]',
    text: '[part~=title]',
    control: '[part~=more]',
    press: '[part~=more]',
    pressed: 'dialog[open] [part~=news]',
    list: true,
    codeOnly: SLIDE_CONTROLS,
    failure: 'Failed to load news. Please try again later.',
  },
  {
    tag: 'ummes-student-life',
    shown: '[part~=card]',
    text: '[part~=title]',
    control: '[part~=link]',
    press: '[part~=link]',
    pressed: 'dialog[open] [part~=project]',
    list: true,
    failure: 'Failed to load student life projects. Please try again later.',
  },
  {
    tag: 'ummes-alumni',
    shown: '[part~=card]',
    text: '[part~=name]',
    control: 'input[type=search]',
    list: true,
    failure: 'Failed to fetch alumni data',
  },
  {
    tag: 'ummes-join',
    shown: 'form',
    text: '[part~=title]',
    control: 'button[type=submit]',
    press: 'button[type=submit]',
    pressed: '[aria-invalid=true]',
    typed: APPLICATION,
    failure: 'Broken on purpose',
  },
  {
    tag: 'ummes-newsletter',
    shown: 'form',
    text: 'label',
    control: '[part~=field]',
    press: '[part~=button]',
    pressed: '[role=alert]',
    typed: { email: 'nimali@example.org' },
  },
  {
    tag: 'ummes-next',
    shown: '[part~=event]',
    text: '[part~=title]',
    control: '[part~=link]',
    press: '[part~=link]',
    pressed: 'dialog[open] [part~=event]',
    list: true,
    failure: 'Failed to load events. Please try again later.',
  },
  {
    tag: 'ummes-unsubscribe',
    attributes: 'token="abc"',
    shown: '[part~=button]',
    text: '[part~=title]',
    control: '[part~=button]',
    press: '[part~=button]',
    pressed: '[role=alert]:not(:empty), [role=status]',
    failure: 'Something went wrong. Please try again later.',
  },
  {
    tag: 'ummes-contact',
    shown: 'form',
    text: '[part~=heading]',
    control: '[part~=button]',
    press: '[part~=button]',
    pressed: '[part~=error]',
    typed: { name: 'Nimali', email: 'nimali@example.org', message: 'Half a' },
  },
  {
    tag: 'ummes-gallery',
    shown: '[part~=carousel] button',
    text: '[part~=title]',
    control: '[part~=arrow]',
    press: '[part~=carousel] li button, [part~=carousel] [part~=title]',
    pressed: 'dialog[open]',
    list: true,
    codeOnly: '[part~=carousel] > :not(:has([role=group]))',
    failure: 'Failed to load pictures. Please try again later.',
  },
];

/** `events` of `ummes-events`. */
export const fileOf = ({ tag }: TestedTag) => `/widgets/${tag.replace('ummes-', '')}.js`;

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
  const isRecorded = symbols.some((symbol) => symbol.description === 'ummes.first-view');
  return guest.window.customElements.get(tag) !== undefined && !isRecorded;
}

/** Opens a page with the tag on it, by its own script or whatever else is in the head, and waits for the view. */
export async function openTag(tested: TestedTag, options: Parameters<typeof openGuest>[1] = {}): Promise<Guest> {
  const guest = await openGuest(
    `<script type="module" src="/widgets/ummes.js"></script>${markup(tested)}<div id="elsewhere"></div>`,
    options,
  );
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

/** Whether an element can be seen: shown, not hidden, of some size. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 0 && height > 0;
}
