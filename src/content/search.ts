/** Text on the search page. */
export const searchTexts = {
  title: 'Search',
  label: 'Find pages, people, events, news and projects',
  /** Shown in browsers without JavaScript, above links to the pages that search covers. */
  noScript: 'Search needs JavaScript. Without it, you can browse these pages:',
  browse: 'Browse all',
  /** Shown if nothing was found; the query follows. */
  alumni: 'Search the alumni directory for',
  pages: 'Pages',
  /** Shown once if several lists could not be loaded. */
  failed: 'Failed to load some of what can be found here. Please try again later.',
  /** The lists to search: heading, link to the list if it has a page, and the message if loading fails (else in src/api). */
  events: { title: 'Events', link: 'Events' },
  news: { title: 'News', link: 'News' },
  studentLife: { title: 'Projects', link: 'Student life' },
  ownPages: { title: 'Information', failure: 'Failed to load pages of text. Please try again later.' },
  people: { title: 'Board members', failure: 'Failed to load the board. Please try again later.' },
  graduates: { title: 'Graduates' },
};

/** Words that visitors use for the same thing. A search for one also finds the others of its line. */
export const SYNONYMS = [
  'fee fees cost costs price prices payment money dues',
  'member members membership join joining',
  'sponsor sponsors sponsorship partner partners partnership company companies donation donate',
  'contact phone telephone email',
  'graduate graduates alumni alumnus alumna',
  'job jobs career careers internship internships intern interns vacancy',
  'newcomer newcomers beginner beginners fresher freshers',
  'talk talks lecture lectures seminar seminars',
  'wheelchair accessible accessibility disability disabled',
  'directions location map',
];

/** Words of a question that say nothing about its subject. A search ignores them, unless it has no others. */
export const QUESTION_WORDS = [
  'how what when where which who',
  'am are be become can could do does get have is will',
  'i it me my our there this you your',
  'a about an and at for from if in of on or the to with',
];

/** The text of the page for unknown URLs. */
export const notFoundText =
  'Sorry, there is no page at this address. It may have moved, or the address may be mistyped.';

/** Links on that page. Search and other links follow (next-steps.ts). */
export const notFoundTexts = {
  /** The name of the page with the closest URL follows, with a question mark. */
  didYouMean: 'Did you mean',
  home: 'Home page',
};
