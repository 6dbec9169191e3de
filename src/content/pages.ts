/** The page titles in tabs, search results and link previews. The society's name follows each title. */
export const pageTitles = {
  /** The home page's title is the society's name. */
  home: '',
  events: 'Events',
  event: 'Event',
  poster: 'Poster',
  alumni: 'Alumni',
  news: 'News & Updates',
  studentLife: 'Student Life',
  about: 'About',
  contact: 'Contact',
  search: 'Search',
  location: 'Getting here',
  privacy: 'Privacy',
  terms: 'Terms',
  unsubscribe: 'Unsubscribe',
  /** A page of the society's own, which has its own title. */
  page: '',
  notFound: 'Page not found',
};

/** Text on an event's poster. */
export const posterTexts = {
  time: 'Time',
  place: 'Place',
  details: 'Details',
  scan: 'Scan for details',
};
