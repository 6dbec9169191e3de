import { GALLERY_PATH } from '../model/api-paths';
import { normaliseGallery } from '../model/gallery-image';
import { sharedResource } from './resource';
import { readSheetList } from './sheet-list';

/** The pictures of the society's gallery as a server at this base address gives them. */
export const galleryAt = sharedResource(GALLERY_PATH, readSheetList, normaliseGallery);
