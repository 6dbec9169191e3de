/** A tag, as the promises that hold for every tag need it. */
export interface TestedTag {
  tag: string;
  /** Attributes besides `api`, that make it show itself. */
  attributes?: string;
  /** The same on the tests' own sheets, where they differ. */
  attributesOnSheets?: string;
  /** Says in its shadow root that the view, with data if it has any, is there. */
  shown: string;
  /** Text in it whose looks are looked at. */
  text: string;
  /** A button or field in it, likewise. */
  control: string;
  /** What opens or sends something, and what is then there. */
  press?: string;
  pressed?: string;
  /** Fields with what a visitor may have typed into them. */
  typed?: Readonly<Record<string, string>>;
  /** It shows a list from the API; the others only ever send. */
  list?: boolean;
  /** Parts in it that only code could work, which are not shown without script. */
  codeOnly?: string;
  /** What it says when the API gives nothing usable. */
  failure?: string;
  /** How far its headings are below the first, at the levels that it has by itself. */
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
    failure: NO_EVENTS,
    headings: [0, 1],
  },
  {
    tag: 'ummes-event-detail',
    attributes: 'event-id="1"',
    attributesOnSheets: 'event-id="sample-formula-student"',
    shown: '[part~=event]',
    text: '[part~=title]',
    control: '[part~=back]',
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
    codeOnly: '[part~=carousel] > :nth-child(n + 2)', // arrows, position and dots stand below the slides
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

/** A tag by its name without `ummes-`. */
export const tagNamed = (name: string) => TAGS.find(({ tag }) => tag === `ummes-${name}`) as TestedTag;
export const nameOf = ({ tag }: TestedTag) => tag.replace('ummes-', '');

/** Attributes with which a tag shows something of the tests' sheets. */
export const attributesOnSheets = ({ attributes = '', attributesOnSheets = attributes }: TestedTag) =>
  attributesOnSheets;
