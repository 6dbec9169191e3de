import type { KnobTexts } from '../workbench/knobs';

/** The tags' names and summaries, in the order shown, for people who do not write code. */
export const TAG_NAMES: Readonly<Record<string, { name: string; summary: string }>> = {
  'ummes-events': { name: 'Events', summary: 'Today’s, upcoming and past events, with pictures.' },
  'ummes-next': { name: 'Next event', summary: 'What is on next, in one line for the top of any page.' },
  'ummes-news': { name: 'News', summary: 'The society’s latest news, as cards.' },
  'ummes-event-detail': { name: 'One event', summary: 'One event, such as your open day, with all its details.' },
  'ummes-student-life': { name: 'Student projects', summary: 'What students have built, with pictures.' },
  'ummes-gallery': { name: 'Picture gallery', summary: 'A slideshow of the society’s pictures.' },
  'ummes-alumni': { name: 'Alumni directory', summary: 'Graduates by name and year, and how to reach them.' },
  'ummes-join': { name: 'Join the alumni network', summary: 'The application form for graduates.' },
  'ummes-contact': { name: 'Contact form', summary: 'Name, email and message, to the society.' },
  'ummes-newsletter': { name: 'Newsletter sign-up', summary: 'A field for an email address.' },
  'ummes-unsubscribe': { name: 'Newsletter unsubscribe', summary: 'The page that unsubscribe links in emails open.' },
};

const OWN_PAGE = 'Leave this empty to open the item in a pop-up on your page, which is right for almost everyone.';

/** The settings in plain words, in the order shown. Settings for developers appear only on the workbench's pages. */
export const SETTINGS: Readonly<Record<string, KnobTexts>> = {
  'event-id': { label: 'Which event', doc: 'Choose from the events in the society’s calendar.' },
  show: {
    label: 'Which events',
    doc: 'Today’s events are among the upcoming ones too.',
    values: { all: 'Today’s, upcoming and past', upcoming: 'Today’s and upcoming', past: 'Past only' },
  },
  limit: {
    label: 'How many to show',
    doc: 'A number from 1 to 100. Leave it empty for the usual number: all, on several pages if there are many; of the news, the first 24; of the pictures, the first 100.',
  },
  category: {
    label: 'Only this category',
    doc: 'Spell it as it appears on the cards. Leave it empty to show all.',
  },
  send: {
    label: 'Deliver to the society',
    doc: 'The society’s server receives what visitors write, and officers read it at their desk.',
    values: { '': 'no', true: 'yes' },
  },
  email: {
    label: 'Email address of the society',
    doc: 'Only if nothing is delivered to the society’s server. Visitors then get a link that opens their own email program.',
  },
  theme: {
    label: 'Colours',
    doc: 'Choose light or dark if it doesn’t match your page.',
    values: { auto: 'Match my page', light: 'Always light', dark: 'Always dark' },
  },
  'heading-level': {
    label: 'Headings',
    doc: 'If your page has a heading above it, choose the next level, or no headings if yours is enough.',
    values: {
      '': 'Default',
      1: 'Level 1',
      2: 'Level 2',
      3: 'Level 3',
      4: 'Level 4',
      5: 'Level 5',
      6: 'Level 6',
      none: 'No headings',
    },
  },
  lang: {
    label: 'Language',
    doc: 'Two letters, such as en or de. Leave it empty to use the language of your page.',
  },
  'event-href': {
    label: 'Address of your own page for an event',
    doc: `${OWN_PAGE} Or enter your page’s address, with {id} in place of the event’s short name.`,
  },
  'news-href': {
    label: 'Address of your own page for a news item',
    doc: `${OWN_PAGE} Or enter your page’s address, with {id} in place of the item’s short name.`,
  },
  'project-href': {
    label: 'Address of your own page for a project',
    doc: `${OWN_PAGE} Or enter your page’s address, with {id} in place of the project’s short name.`,
  },
  'back-href': {
    label: 'Where the Back to Events button goes',
    doc: 'The address of your page with the list of events.',
  },
};

/** The warning above the settings of a form that doesn't know yet where to send what visitors write. */
export const SENDS_NOTHING =
  'As it is, this form thanks people and sends nothing. Before you put it on a page, set below where it sends.';

/** Notes shown above a tag's settings. */
export const NOTES: Readonly<Record<string, string>> = {
  'ummes-unsubscribe':
    'This belongs on the page that the unsubscribe links in your newsletter lead to. Opened any other way, as here, it says that the link is invalid.',
};
