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

/** One sentence on each page, for search engines and link previews. */
export const pageDescriptions = {
  home: 'A forum of students, academics, alumni and professionals of mechanical engineering.',
  events: "Today's, upcoming and past events of the mechanical engineering society.",
  event: 'An event of the mechanical engineering society.',
  poster: 'A poster of an event, to print or to save as a picture.',
  alumni: 'The alumni network of the mechanical engineering society: its aims, its people, and how to join.',
  news: 'What is new in the mechanical engineering society.',
  studentLife: 'What students of mechanical engineering build, play and organise.',
  about: 'Who we are: the society of the students of mechanical engineering, and its board of executives.',
  contact: 'Write to, call or visit the mechanical engineering society: address, office hours and a form.',
  search: 'Search the events, news and projects of the mechanical engineering society.',
  location:
    'How to get to the mechanical engineering society: a drawing of the campus, the way in words, and the address.',
  privacy: 'What this website stores and passes on, and what it does not.',
  terms: 'What to know when you use this website.',
  unsubscribe: 'End your subscription of the newsletter.',
  notFound: notFoundText,
};
