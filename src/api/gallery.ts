import { GALLERY_PATH } from '../model/addresses/api-paths';
import { galleryImageAt } from '../model/pictures/gallery-image';
import { listResource } from './resource';

/** Returns the gallery pictures from the server at a base URL. */
export const galleryAt = /* @__PURE__ */ listResource({
  path: GALLERY_PATH,
  reader: () => import('../model/pictures/gallery-rows').then((module) => module.normaliseGallery),
  itemAt: galleryImageAt,
});
