/** Texts of the search page. */
export const searchTexts = {
  title: 'Search',
  label: 'Pages, people, events, news and projects',
  /** In browsers without JavaScript, above the links to what can be searched. */
  noScript: 'Searching needs JavaScript.',
  browse: 'Or look through all',
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
