/**
 * Facts about the society: name, navigation, links and contact details.
 *
 * You can edit everything in this folder without knowing the code: change the text between the
 * quotes and keep the quotes. A path that begins with / is a page or file on this site.
 */

/** A link in the navigation; with `dropdown`, a menu opens below it. */
export interface NavigationItem {
  name: string;
  path: string;
  dropdown?: readonly { name: string; path: string }[];
}

export const navigation: readonly NavigationItem[] = [
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
  // To add the student life page to the menu, remove the two slashes in front of the next line.
  // { name: 'Student Life', path: '/student-life' },
  { name: 'Alumni', path: '/alumni' },
  { name: 'Contact Us', path: '/contact' },
];

export const site = {
  /** Language of dates and times, a BCP 47 tag. The same for all visitors, because the server renders the dates. */
  lang: 'en-GB',
  /** Short name, in the header and in page titles. */
  name: 'UMMES',
  longName: 'Mechanical Engineering Society',
  university: 'University of Moratuwa',
  /** One letter for each of the five panels of the page transition. */
  letters: ['U', 'M', 'M', 'E', 'S'],
  logo: '/logo.svg',
  logoOnDark: '/logo-dark.svg',

  search: { name: 'Search', path: '/search' },

  /** Opens in a new tab from the home page. */
  departmentWebsite: 'https://uom.lk/mech',

  /** Target of 'Back to Events' on an event's page, such as '/events'. With '', the link shows a message instead. */
  backToEventsHref: '',

  footer: {
    quickTitle: 'Quick Links',
    moreTitle: 'More',
    legalTitle: 'Legal',
    mapTitle: 'Location',
    rights: 'All rights reserved.',
    /** Shown by the newsletter form in browsers without JavaScript; the society's email address follows. */
    noScript: 'To get the newsletter, write to',
    quickLinks: [
      { name: 'Home', path: '/' },
      { name: 'About', path: '/about' },
      { name: 'Events', path: '/events' },
      { name: 'Contact', path: '/contact' },
    ],
    moreLinks: [
      { name: 'News & Updates', path: '/news' },
      { name: 'Student Life', path: '/student-life' },
      { name: 'Alumni', path: '/alumni' },
    ],
    legalLinks: [
      { name: 'Privacy', path: '/privacy' },
      { name: 'Terms', path: '/terms' },
      { name: 'Contact', path: '/contact' },
      { name: 'Location/Map', path: '/location' },
    ],
    /** Sample addresses for the society to replace. */
    socialLinks: [
      { name: 'Facebook', url: 'https://www.facebook.com/', icon: 'facebook' },
      { name: 'LinkedIn', url: 'https://www.linkedin.com/company/', icon: 'linkedin' },
    ],
  },

  newsletter: {
    title: 'Newsletter',
    description: 'What’s on, once a month. No advertising, and one click to unsubscribe.',
  },

  /** Sample details for the society to replace. */
  contact: {
    address: 'Department of Mechanical Engineering, University of Moratuwa, Katubedda, Moratuwa 10400, Sri Lanka',
    phone1: '+94 11 000 0001',
    phone2: '+94 11 000 0002',
    email: 'hello@ummes.example',
    officeHours: 'Mon-Fri 9:00 AM to 5:00 PM',
  },

  map: {
    title: 'Map of the university',
    /** URL of the embedded map. To use another service, allow it in src/server/http/csp.ts too. */
    frame: 'https://www.google.com/maps?q=University+of+Moratuwa&output=embed',
    /** Opens the same place in the maps service. */
    link: 'https://www.google.com/maps/search/?api=1&query=University+of+Moratuwa',
    linkText: 'View on Google Maps',
    showButton: 'Show Google’s map here',
    hideButton: 'Hide Google’s map',
    /** 'click' requests nothing from Google until a visitor clicks; 'view' loads the map when visitors scroll to it. */
    loads: 'click' as 'click' | 'view',
    /** The drawing in the footer, which is dark in both themes. The one on 'Getting here' is in location.ts. */
    drawing: {
      src: '/pictures/campus-detail.svg',
      alt: 'Sketch map of the route from Katubedda junction to the department',
      width: 672,
      height: 420,
    },
  },
};
