import { GALLERY_PATH } from '../model/addresses/api-paths';
import { normaliseGallery } from '../model/pictures/gallery-image';
import { listResource } from './resource';

/** The pictures in the server's gallery, by its base address. */
export const galleryAt = /* @__PURE__ */ listResource({ path: GALLERY_PATH, normalise: normaliseGallery });
