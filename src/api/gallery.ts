import { GALLERY_PATH } from '../model/addresses/api-paths';
import { normaliseGallery } from '../model/pictures/gallery-image';
import { firstList } from './first-list';
import { sheetResource } from './resource';

/** The pictures of the society's gallery of the server at a base address. */
export const galleryAt = sheetResource(GALLERY_PATH, normaliseGallery, ({ gallery }, items) =>
  firstList(items, gallery),
);
