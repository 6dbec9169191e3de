import { EVENTS_PATH, GALLERY_PATH, NEWS_PATH, STUDENT_LIFE_PATH } from '../model/addresses/api-paths';
import { normaliseEvents } from '../model/events/event';
import { normaliseNews } from '../model/news/news';
import { normaliseGallery } from '../model/pictures/gallery-image';
import { normaliseProjects } from '../model/student-life/project';
import { listResource } from './resource';

/* The society's lists of the server at a base address. Of these, a bundle takes only what it imports. */

export const eventsAt = /* @__PURE__ */ listResource({ path: EVENTS_PATH, normalise: normaliseEvents });

export const newsAt = /* @__PURE__ */ listResource({ path: NEWS_PATH, normalise: normaliseNews });

export const projectsAt = /* @__PURE__ */ listResource({ path: STUDENT_LIFE_PATH, normalise: normaliseProjects });

/** Pictures of the gallery. */
export const galleryAt = /* @__PURE__ */ listResource({ path: GALLERY_PATH, normalise: normaliseGallery });
