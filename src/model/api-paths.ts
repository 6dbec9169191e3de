/** Paths of the calls, below the api's base address. The lists come first. */
export const EVENTS_PATH = '/api/sheets/events';
export const NEWS_PATH = '/api/sheets/news';
export const STUDENT_LIFE_PATH = '/api/sheets/student-life';
export const ALUMNI_PATH = '/api/users/all';
/** A file that the build writes. */
export const GALLERY_PATH = '/content/gallery.json';

export const SUBMIT_PATH = '/users/submit';
export const UNSUBSCRIBE_PATH = '/newsletters/unsubscribe';
