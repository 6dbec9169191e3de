import { site } from './site';

/** The pages as their tab, search engines and link previews name them; the society's name follows each title. */
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

/** The title of the home page, which nothing follows. */
export const homeTitle = `${site.name}, the mechanical engineering society`;

/** What the page for addresses that do not exist says. */
export const notFoundText =
  'Sorry, there is no page at this address. It may have moved, or the address has a typing error.';

/** The ways on from there; the search and others follow (next-steps.ts). */
export const notFoundTexts = {
  /** The name of the page with the closest address follows, with a question mark. */
  meant: 'Did you mean',
  home: 'Home page',
};

/** The button on the events page that offers the calendar for phones and computers, and what it offers. */
export const subscribeTexts = {
  button: 'Subscribe',
  app: 'Calendar app',
  appHint: 'Adds the calendar and keeps it up to date',
  google: 'Google Calendar',
  file: 'Calendar file',
  fileHint: 'The events as they are now',
};
