/** A link in the navigation; with `dropdown`, a menu opens below it. */
export interface NavigationItem {
  name: string;
  path: string;
  dropdown?: readonly { name: string; path: string }[];
}

const studentLife: NavigationItem = { name: 'Student Life', path: '/student-life' };

/** Returns the menu. @param hasStudentLife whether the society wants Student Life in it. */
export function navigation(hasStudentLife: boolean): readonly NavigationItem[] {
  return [
    { name: 'Home', path: '/' },
    { name: 'About', path: '/about' },
    {
      name: 'Events',
      path: '/events',
      dropdown: [
        { name: 'Upcoming Events', path: '/events#upcoming' },
        { name: 'Past Events (Archive)', path: '/events#past' },
      ],
    },
    { name: 'News & Updates', path: '/news' },
    ...(hasStudentLife ? [studentLife] : []),
    { name: 'Alumni', path: '/alumni' },
    { name: 'Contact Us', path: '/contact' },
  ];
}

export const searchLink: NavigationItem = { name: 'Search', path: '/search' };

/** The footer's lists of links. The society's own pages follow those of `more`. */
export const footerLinks = {
  quick: {
    title: 'Quick Links',
    links: [
      { name: 'Home', path: '/' },
      { name: 'About', path: '/about' },
      { name: 'Events', path: '/events' },
      { name: 'Contact', path: '/contact' },
    ],
  },
  more: {
    title: 'More',
    links: [{ name: 'News & Updates', path: '/news' }, studentLife, { name: 'Alumni', path: '/alumni' }],
  },
  legal: {
    title: 'Legal',
    links: [
      { name: 'Privacy', path: '/privacy' },
      { name: 'Terms', path: '/terms' },
      { name: 'Contact', path: '/contact' },
      { name: 'Location/Map', path: '/location' },
    ],
  },
};

/** The society's own page for newcomers, if it has one. */
export const NEWCOMERS_PATH = '/new-here';

/** The paths of the society's own pages that other pages link to. Each page's title follows its label. */
export const audienceLabels: ReadonlyMap<string, string> = new Map([
  [NEWCOMERS_PATH, 'For students'],
  ['/partners', 'For companies'],
]);

/** Other texts of the footer. */
export const footerTexts = {
  /** On every page of a site with sample content, with a link to how to replace it. */
  sample: 'Sample content',
  sampleHelp: 'How to replace it',
  sampleHelpUrl: 'https://github.com/ummes/ummes/blob/main/docs/edit-the-content.md',
  mapTitle: 'Location',
  rights: 'All rights reserved.',
  newsletterTitle: 'Newsletter',
  /** Shown by the newsletter form in browsers without JavaScript; the society's email address follows. */
  noScript: 'To get the newsletter, write to',
};
