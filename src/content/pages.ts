import { site } from './site';

/** The page titles in tabs, search results and link previews. The society's name follows each title. */
export const pageTitles = {
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
  notFound: 'Page not found',
};

/** Text on an event's poster. */
export const posterTexts = {
  time: 'Time',
  place: 'Place',
  details: 'Details',
  scan: 'Scan for details',
};

/** The complete title of the home page. */
export const homeTitle = `${site.name}, the mechanical engineering society`;
