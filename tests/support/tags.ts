/** A tag, with the data needed by tests that run for every tag. */
export interface TestedTag {
  tag: string;
  /** Attributes besides `api` that make the tag show something. */
  attributes?: string;
  /** Attributes for the tests' own sheets, if different. */
  attributesOnSheets?: string;
  /** Selector for an element that the shadow root contains once the view is ready and any data has loaded. */
  shown: string;
  /** Selector for text whose styles are checked. */
  text: string;
  /** Selector for a button or field whose styles are checked. */
  control: string;
  /** Selectors for a button that opens or sends something, and for the result. */
  press?: string;
  pressed?: string;
  /** Whether the button also raises a toast. */
  raisesToast?: boolean;
  /** Fields with text that a visitor may have typed into them. */
  typed?: Readonly<Record<string, string>>;
  /** Whether the tag shows data from the API. Other tags only send data. */
  list?: boolean;
  /** Selector for parts that need code and are hidden without scripts. */
  codeOnly?: string;
  /** Text that the tag shows when the API returns nothing usable. */
  failure?: string;
  /** The different heading levels that it uses by default, relative to the first one. */
  headings: readonly number[];
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

const NO_EVENTS = 'Failed to load events. Please try again later.';

/** Every tag. A test compares the list with the build. */
export const TAGS: readonly TestedTag[] = [
  {
    tag: 'ummes-events',
    shown: '[part~=card]',
    text: '[part~=title]',
    control: '[part~=link]',
    press: '[part~=link]',
    pressed: 'dialog[open] [part~=event]',
    list: true,
    failure: NO_EVENTS,
    headings: [0, 1],
  },
  {
    tag: 'ummes-event-detail',
    attributes: 'event-id="1"',
    attributesOnSheets: 'event-id="sample-formula-student"',
    shown: '[part~=date]',
    text: '[part~=title]',
    control: '[part~=back]',
    codeOnly: '[part~=back]',
    list: true,
    failure: NO_EVENTS,
    headings: [0, 1],
  },
  {
    tag: 'ummes-news',
    shown: '[part~=card]',
    text: '[part~=title]',
    control: '[part~=more]',
    press: '[part~=more]',
    pressed: 'dialog[open] [part~=news]',
    list: true,
    codeOnly: '[part~=carousel] > :nth-child(n + 2)', // the arrows, position and dots below the slides
    failure: 'Failed to load news. Please try again later.',
    headings: [0],
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
    headings: [0],
  },
  {
    tag: 'ummes-alumni',
    shown: '[part~=card]',
    text: '[part~=name]',
    control: 'input[type=search]',
    press: '[part~=name]',
    pressed: '[aria-expanded=true]',
    list: true,
    failure: 'Failed to fetch alumni data',
    headings: [0, 1],
  },
  {
    tag: 'ummes-join',
    shown: 'form',
    text: '[part~=title]',
    control: 'button[type=submit]',
    press: 'button[type=submit]',
    pressed: '[part~=summary]',
    raisesToast: true,
    typed: APPLICATION,
    failure: 'Broken on purpose',
    headings: [0, 1],
  },
  {
    tag: 'ummes-newsletter',
    shown: 'form',
    text: 'label',
    control: '[part~=field]',
    press: '[part~=button]',
    pressed: '[role=alert]',
    typed: { email: 'nimali@example.org' },
    headings: [],
  },
  {
    tag: 'ummes-next',
    shown: '[part~=event]',
    text: '[part~=title]',
    control: '[part~=link]',
    press: '[part~=link]',
    pressed: 'dialog[open] [part~=event]',
    list: true,
    failure: NO_EVENTS,
    headings: [],
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
    headings: [0],
  },
  {
    tag: 'ummes-contact',
    shown: 'form',
    text: '[part~=heading]',
    control: '[part~=button]',
    press: '[part~=button]',
    pressed: '[part~=error]',
    typed: { name: 'Nimali', email: 'nimali@example.org', message: 'Half a' },
    headings: [0],
  },
  {
    tag: 'ummes-gallery',
    shown: '[part~=carousel] [role=group] button',
    text: '[part~=title]',
    control: '[part~=arrow]',
    press: '[part~=carousel] li button, [part~=carousel] [part~=title]',
    pressed: 'dialog[open]',
    list: true,
    codeOnly: '[part~=carousel] > :not(:has([role=group]))',
    failure: 'Failed to load pictures. Please try again later.',
    headings: [],
  },
];

export const tagNamed = (name: string) => TAGS.find(({ tag }) => tag === `ummes-${name}`) as TestedTag;
export const nameOf = ({ tag }: TestedTag) => tag.replace('ummes-', '');

/** Returns the attributes that make a tag show data from the tests' sheets. */
export const attributesOnSheets = ({ attributes = '', attributesOnSheets = attributes }: TestedTag) =>
  attributesOnSheets;
