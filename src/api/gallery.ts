import { GALLERY_PATH } from '../model/addresses/api-paths';
import { normaliseGallery } from '../model/pictures/gallery-image';
import { listResource } from './resource';

/** The pictures in the gallery of the server at a base address. */
export const galleryAt = /* @__PURE__ */ listResource({ path: GALLERY_PATH, normalise: normaliseGallery });
