import { about } from '../../content/about';
import { alumni, objectives } from '../../content/alumni';
import { board } from '../../content/board';
import { contactTexts } from '../../content/contact';
import { type LegalText, privacy, terms } from '../../content/legal';
import { pageDescriptions } from '../../content/page-descriptions';
import { pageTitles } from '../../content/pages';
import { site } from '../../content/site';
import { anchorOf } from '../address';
import { routes, SEARCHABLE_PAGES } from '../routes';
import type { Hit } from './search-index';

/** A heading on a page, with the text below it. */
const heading = (page: (typeof SEARCHABLE_PAGES)[number], anchor: string, title: string, text = ''): Hit => ({
  title,
  text,
  note: pageTitles[page],
  href: `${routes[page].path}#${anchor}`,
});

const legal = (page: 'privacy' | 'terms', { sections }: LegalText) =>
  sections.map(({ title, paragraphs }) => heading(page, anchorOf(title), title, paragraphs.join('\n')));

/** The site's pages and their headings, built from the pages' own text. */
export function pageHits(): Hit[] {
  const { address, phone1, phone2, email, officeHours } = site.contact;
  const facts = [address, phone1, phone2, email].join(' · ');
  return [
    { title: 'Home', text: pageDescriptions.home, note: site.longName, href: routes.home.path },
    ...SEARCHABLE_PAGES.map((page) => ({
      title: pageTitles[page],
      text: page === 'contact' ? `${pageDescriptions.contact}\n${facts}` : pageDescriptions[page],
      note: '',
      href: routes[page].path,
    })),
    heading('events', 'upcoming', 'Upcoming Events'),
    heading('events', 'past', 'Past Events'),
    heading('about', 'board', about.boardTitle, about.boardYear),
    heading('alumni', 'objectives', alumni.objectivesTitle),
    ...objectives.map(({ title, text }) => heading('alumni', 'objectives', title, text)),
    heading('alumni', 'profile', 'Alumni Profiles'),
    { title: contactTexts.officeHours, text: officeHours, note: pageTitles.contact, href: routes.contact.path },
    ...legal('privacy', privacy),
    ...legal('terms', terms),
  ];
}

export function boardHits(): Hit[] {
  return board.map(({ name, position }) => ({
    title: name,
    text: '',
    note: position,
    href: `${routes.about.path}#board`,
  }));
}
