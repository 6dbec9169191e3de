/** Texts of the search page. */
export const searchTexts = {
  title: 'Search',
  label: 'Pages, people, events, news and projects',
  /** In browsers without JavaScript, above the links to what can be searched. */
  noScript: 'Searching needs JavaScript.',
  browse: 'Browse all',
  pages: 'Pages',
  people: 'People of the board',
  /** What was found by words with one letter wrong, missing or too many. */
  similar: 'Similar words',
  /** What is loaded to be searched: its heading, its link, and what is shown where it cannot be loaded. */
  events: { title: 'Events', link: 'Events', failure: 'Failed to load events. Please try again later.' },
  news: { title: 'News', link: 'News', failure: 'Failed to load news. Please try again later.' },
  studentLife: {
    title: 'Projects',
    link: 'Student life',
    failure: 'Failed to load student life projects. Please try again later.',
  },
};

/** What the page for addresses that do not exist says. */
export const notFoundText =
  'Sorry, there is no page at this address. It may have moved, or the address has a typing error.';

/** The ways on from there; the search and others follow (next-steps.ts). */
export const notFoundTexts = {
  /** The name of the page with the closest address follows, with a question mark. */
  meant: 'Did you mean',
  home: 'Home page',
};
