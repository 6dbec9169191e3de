/** Texts of the search page. */
export const searchTexts = {
  title: 'Search',
  label: 'Events, news and projects',
  /** In browsers without JavaScript, above the links to what can be searched. */
  noScript: 'Searching needs JavaScript.',
  browse: 'Or look through all',
  /** What is searched, with what is shown where it cannot be loaded. */
  events: { title: 'Events', failure: 'Failed to load events. Please try again later.' },
  news: { title: 'News', failure: 'Failed to load news. Please try again later.' },
  studentLife: { title: 'Student life', failure: 'Failed to load student life projects. Please try again later.' },
};
