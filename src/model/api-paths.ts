/** Paths of the lists' calls, below the api's base address (spec, section 7). */
export const EVENTS_PATH = '/api/sheets/events';
export const NEWS_PATH = '/api/sheets/news';
export const STUDENT_LIFE_PATH = '/api/sheets/student-life';

/** Path of the gallery's pictures, a file that the build writes, below the api's base address. */
export const GALLERY_PATH = '/content/gallery.json';
