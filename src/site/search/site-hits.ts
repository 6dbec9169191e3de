import { about } from '../../content/about';
import { alumniTexts, joinInvitation } from '../../content/alumni';
import { contactTexts } from '../../content/contact';
import { privacy, terms } from '../../content/legal';
import { pageDescriptions } from '../../content/page-descriptions';
import { pageTitles } from '../../content/pages';
import { JOIN_PAGE } from '../../model/addresses/api-paths';
import type { BoardMember } from '../../model/society/board';
import { objectives } from '../../model/society/objectives';
import { type PageSection, pagesFrom } from '../../model/society/pages';
import { phones } from '../../model/society/phones';
import type { Society } from '../../model/society/society';
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

/** The site's pages and their headings, built from the pages' own text. */
export function pageHits(society: Society): Hit[] {
  const { address, email, officeHours, about: aboutText, description, boardYear, longName } = society;
  const facts = [address, ...phones(society).map(({ text }) => text), email].filter(Boolean).join(' · ');
  const textOf: Partial<Record<(typeof SEARCHABLE_PAGES)[number], string>> = {
    about: aboutText,
    contact: facts,
  };
  return [
    { title: 'Home', text: description, note: longName, href: routes.home.path },
    ...SEARCHABLE_PAGES.map((page) => ({
      title: pageTitles[page],
      text: [pageDescriptions[page], textOf[page]].filter(Boolean).join('\n'),
      note: '',
      href: routes[page].path,
    })),
    heading('events', 'upcoming', 'Upcoming Events'),
    heading('events', 'past', 'Past Events'),
    heading('about', 'board', about.boardTitle, boardYear),
    { title: alumniTexts.joinTitle, text: joinInvitation, note: pageTitles.alumni, href: JOIN_PAGE },
    heading('alumni', 'objectives', alumniTexts.objectivesTitle),
    ...objectives(society).map(({ title, text }) => heading('alumni', 'objectives', title, text)),
    heading('alumni', 'profile', 'Alumni Profiles'),
    { title: contactTexts.officeHours, text: officeHours, note: pageTitles.contact, href: routes.contact.path },
  ];
}

/** Adds the built-in privacy page and terms, unless the society has its own. */
export function withLegalPages(sections: readonly PageSection[]): readonly PageSection[] {
  const missing = [privacy, terms].filter(([first]) => !sections.some(({ page }) => page === first?.page));
  return [...sections, ...missing.flat()];
}

/** The sections of pages of text. The title of its page is found with each section, and shown below its heading. */
export function sectionHits(sections: readonly PageSection[]): Hit[] {
  return pagesFrom(sections).flatMap((page) =>
    page.sections.map(({ title, text }, index) => ({
      title: title || page.title,
      text,
      note: index > 0 ? page.title : '',
      href: `/${page.name}#${anchorOf(title)}`,
    })),
  );
}

export function boardHit({ name, position }: BoardMember): Hit {
  return { title: name, text: '', note: position, href: `${routes.about.path}#board` };
}
