import { normalisePages, PAGE_COLUMNS } from '../society/page-rows';
import type { PageSection } from '../society/pages';
import { linkAdvice, PICTURE_NOTE, pictureAdvice } from './advice';
import type { SheetKind } from './sheet-kind';

const SAMPLES = [
  { page: 'partners', title: 'Partners', text: 'Companies help us with tools, visits and advice.' },
  {
    page: 'partners',
    title: 'What you get',
    text: '* a stand at our career day\n* your logo on the race car',
    link: '/contact',
    button: 'Write to us',
  },
];

export const pagesSheet: SheetKind<PageSection, keyof typeof PAGE_COLUMNS> = {
  name: 'pages',
  title: 'Pages',
  about:
    'Pages of text: privacy, terms, the directions (location), and pages of your own, which the footer and the search list.',
  columns: PAGE_COLUMNS,
  identifiedBy: [['page'], ['title', 'text']],
  guide: {
    page: {
      note: 'the page’s name in its address: partners is shown at /partners. Rows with the same name make one page, each a section. The home page, About and Contact link to the pages new-here (for students who want to take part) and partners (for companies)',
      advice: () => 'a name of your own in small letters, digits and hyphens, such as partners',
    },
    title: {
      note: 'in the first row of a page, its title; in the others, the heading of the section. Sections whose heading ends with a question mark are set side by side',
      advice: () => 'the title of the page',
    },
    text: {
      note: 'plain text: a blank line begins a paragraph, lines that begin with * or - and a space make a list (Excel takes a cell that begins with - for a formula, so begin with *), and addresses become links',
    },
    image: { note: `optional: ${PICTURE_NOTE}`, advice: pictureAdvice, isPicture: true },
    link: {
      note: 'optional: where a button below the text leads: https://…, a path on this site such as /events, or an email address',
      advice: linkAdvice,
    },
    button: { note: 'what the button says' },
  },
  samples: SAMPLES,
  placeholders: SAMPLES.map(({ page, text }) => ({ page, text })),
  normalise: (rows) => normalisePages(rows),
  toRow: (section) => section,
};
