/** Paths of the calls, below the api's base address. The lists come first. */
export const EVENTS_PATH = '/api/sheets/events';
export const NEWS_PATH = '/api/sheets/news';
export const STUDENT_LIFE_PATH = '/api/sheets/student-life';
export const ALUMNI_PATH = '/api/users/all';
/** The same people by the dozen: `?name=&batch=&page=`. */
export const ALUMNI_PAGES_PATH = '/api/users';
/**
 * The media type of an `AlumniPage`. Who accepts it gets, of a directory with more people than a browser should take, the
 * first page in place of the list. A server that has no pages sends the list; no request fails.
 */
export const ALUMNI_PAGE_TYPE = 'application/vnd.ummes.alumni-page+json';

/** A file that the build writes. */
export const GALLERY_PATH = '/content/gallery.json';

/** Paths that take a POST, also with `/api` in front. */
export const SUBMIT_PATH = '/users/submit';
export const UNSUBSCRIBE_PATH = '/newsletters/unsubscribe';
/** The next two only where the society receives them (UMMES_RECEIVE). */
export const SUBSCRIBE_PATH = '/newsletters/subscribe';
export const CONTACT_PATH = '/contacts/submit';

/** Folder of the approved people's photos. */
export const PHOTOS_PATH = '/photos';

/** The calendar and the news feed, to subscribe to; every page links to both. */
export const CALENDAR_PATH = '/events.ics';
export const FEED_PATH = '/news.atom';

/** Folder of the tags' views: `/embed/events.html` for servers that include them in their pages, `/embed/events.json` for the loader. */
export const EMBED_PATH = '/embed';

/** The loader of the tags. With `?first=events,join` it brings the first views of these. */
export const LOADER_PATH = '/widgets/ummes.js';

/** State of the server, for monitoring: whether it runs, and whether each part works. */
export const HEALTH_PATH = '/healthz';
export const READY_PATH = '/readyz';

/**
 * What stands in place of the site's public address in the built pages, sitemap and robots.txt. The server replaces
 * it by UMMES_PUBLIC_URL, which only it knows.
 */
export const ADDRESS_PLACEHOLDER = 'https://public-address.invalid';

/** The same where calendar apps are addressed. */
export const WEBCAL_PLACEHOLDER = 'webcal://public-address.invalid';
