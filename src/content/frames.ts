import { pageTitles } from './pages';

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

/** The text of the link below a list with a limit, by the tag's name. Default: the frame's title. */
export const frameLinks: Readonly<Record<string, string>> = {
  events: 'All events',
  news: 'All news',
  'student-life': 'All student projects',
  alumni: 'All graduates',
};
