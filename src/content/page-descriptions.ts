import { notFoundText } from './search';

/** A sentence about each page, for search engines and link previews. */
export const pageDescriptions = {
  home: 'A forum for students, academics, alumni and professionals in mechanical engineering.',
  events: 'Today’s, upcoming and past events of the mechanical engineering society.',
  event: 'An event of the mechanical engineering society.',
  poster: 'A printable event poster.',
  alumni: 'The alumni network of the mechanical engineering society: its aims, its people, and how to join.',
  news: 'News from the mechanical engineering society.',
  studentLife: 'What mechanical engineering students build, play and organise.',
  about: 'Who we are: the mechanical engineering students’ society, and its board of executives.',
  contact: 'Write to, call or visit the mechanical engineering society: address, office hours and a form.',
  search: 'Search the events, news and projects of the mechanical engineering society.',
  location: 'How to get to the mechanical engineering society: a drawing of the campus, directions, and the address.',
  privacy: 'What this website stores and passes on, and what it does not.',
  terms: 'What you should know about using this website.',
  unsubscribe: 'Unsubscribe from the newsletter.',
  notFound: notFoundText,
};
