/** Paths relative to the API's base URL. The lists come first. */
export const EVENTS_PATH = '/api/sheets/events';
export const NEWS_PATH = '/api/sheets/news';
export const STUDENT_LIFE_PATH = '/api/sheets/student-life';
export const SITE_PATH = '/api/sheets/site';
export const BOARD_PATH = '/api/sheets/board';
export const GALLERY_PATH = '/api/sheets/gallery';
export const SLIDES_PATH = '/api/sheets/slides';
export const PAGES_PATH = '/api/sheets/pages';
export const ALUMNI_PATH = '/api/users/all';
/** The same people, 12 per page: `?name=&batch=&page=`. */
export const ALUMNI_PAGES_PATH = '/api/users';
/**
 * The media type of an `AlumniPage`. Clients that accept it receive the first page of a large directory instead of the
 * complete list. Servers that don't support paging send the whole list, so no request fails.
 */
export const ALUMNI_PAGE_TYPE = 'application/vnd.ummes.alumni-page+json';

/** The gallery at the address that tags of versions before 0.2 request. */
export const OLD_GALLERY_PATH = '/content/gallery.json';

/** Paths for POST requests, also available under `/api`. */
export const SUBMIT_PATH = '/users/submit';
export const UNSUBSCRIBE_PATH = '/newsletters/unsubscribe';
/** The next two exist only on servers that receive those forms (UMMES_RECEIVE). */
export const SUBSCRIBE_PATH = '/newsletters/subscribe';
export const CONTACT_PATH = '/contacts/submit';

/** Folder of the approved people's photos. */
export const PHOTOS_PATH = '/photos';

/** The calendar and the news feed, to which visitors can subscribe. Every page links to both. */
export const CALENDAR_PATH = '/events.ics';
export const FEED_PATH = '/news.atom';
/** The upcoming events as a feed, for systems that can show one. */
export const EVENTS_FEED_PATH = '/events.atom';

/** Folder of rendered tags: `/embed/events.html` for servers that include them, `/embed/events.json` for the loader. */
export const EMBED_PATH = '/embed';

/** Folder of pages with one tag each, which any site may frame: `/frame/events?limit=3`. */
export const FRAME_PATH = '/frame';

/** Folder of the pictures for link previews: `/share/events.png?item=…`. */
export const SHARE_PATH = '/share';

/** Tells other systems how to show a page of the site: `?url=…`, as https://oembed.com says. */
export const OEMBED_PATH = '/oembed';

/** The tags' loader. With `?first=events,join`, it contains those tags' server-rendered content. */
export const LOADER_PATH = '/widgets/ummes.js';

/** For monitoring: whether the server is running, and whether each of its parts works. */
export const HEALTH_PATH = '/healthz';
export const READY_PATH = '/readyz';

/**
 * Placeholder for the site's public URL in the built pages, sitemap and robots.txt. The server replaces it with
 * UMMES_PUBLIC_URL, which the build can't read.
 */
export const ADDRESS_PLACEHOLDER = 'https://public-address.invalid';

/** The same placeholder, for links that open a calendar app. */
export const WEBCAL_PLACEHOLDER = 'webcal://public-address.invalid';

/** The address, on the society's site, of the alumni page with the application form open. */
export const JOIN_PAGE = '/alumni?join';
