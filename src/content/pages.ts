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

/** The titles of tags' pages in frames, for screen readers, by the tag's name. */
export const frameTitles: Readonly<Record<string, string>> = {
  events: pageTitles.events,
  'event-detail': pageTitles.event,
  next: 'Next event',
  news: pageTitles.news,
  'student-life': pageTitles.studentLife,
  gallery: 'Pictures',
  alumni: pageTitles.alumni,
  join: 'Join our alumni network',
  newsletter: 'Newsletter',
  contact: pageTitles.contact,
};

/** Text on an event's poster. */
export const posterTexts = {
  time: 'Time',
  place: 'Place',
  details: 'Details',
  scan: 'Scan for details',
};
