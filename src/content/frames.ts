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
