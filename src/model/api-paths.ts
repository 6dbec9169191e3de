/** Paths of the lists' calls, below the api's base address (spec, section 7). */
export const EVENTS_PATH = '/api/sheets/events';
export const NEWS_PATH = '/api/sheets/news';
export const STUDENT_LIFE_PATH = '/api/sheets/student-life';

/** Path of the gallery's pictures, a file that the build writes, below the api's base address. */
export const GALLERY_PATH = '/content/gallery.json';

/** Path of the alumni directory. */
export const ALUMNI_PATH = '/api/users/all';

/** Paths that take a POST, also with `/api` in front. */
export const SUBMIT_PATH = '/users/submit';
export const UNSUBSCRIBE_PATH = '/newsletters/unsubscribe';

/** Folder of the approved people's photos. */
export const PHOTOS_PATH = '/photos';

/** The calendar and the news feed, to subscribe to; every page links to both. */
export const CALENDAR_PATH = '/events.ics';
export const FEED_PATH = '/news.atom';

/** Folder of the lists that other servers include in their pages: `/embed/events.html`. */
export const FRAGMENTS_PATH = '/embed';

/** State of the server, for monitoring. */
export const HEALTH_PATH = '/healthz';
