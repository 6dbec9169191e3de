import { notFoundText } from './search';

/** A sentence about each page, for search engines and link previews. */
export const pageDescriptions = {
  home: 'A forum for students, academics, alumni and professionals.',
  events: 'Today’s, upcoming and past events of the society.',
  event: 'An event of the society.',
  poster: 'A printable event poster.',
  alumni: 'The society’s alumni network: its aims, its people, and how to join.',
  news: 'News from the society.',
  studentLife: 'What our students build, play and organise.',
  about: 'Who we are: the society, and its board of executives.',
  contact: 'Write to, call or visit the society: address, office hours and a form.',
  search: 'Search the society’s events, news and projects.',
  location: 'How to get to the society: a map, directions, and the address.',
  privacy: 'What this website stores and passes on, and what it does not.',
  terms: 'What you should know about using this website.',
  unsubscribe: 'Unsubscribe from the newsletter.',
  page: '',
  notFound: notFoundText,
};
