import type { z } from 'zod/mini';
import { callDesk, uploadToDesk } from '../../../api/desk/call-desk';
import type { UploadOptions } from '../../../api/upload';
import { encodePart } from '../../../model/addresses/links';
import {
  EDITED_PICTURE,
  PICTURE_FILTERS,
  PICTURE_LIST,
  PICTURE_REMOVAL,
  type PictureEdit,
  UPLOADED_PICTURE,
} from '../../../model/desk/picture-list';
import { useListFromUrl } from '../../shared/use-list-from-url';

export function usePictures() {
  return useListFromUrl('/pictures', PICTURE_LIST, PICTURE_FILTERS);
}

export type UploadedPicture = z.infer<typeof UPLOADED_PICTURE>;

export function uploadPicture(name: string, content: Blob, options: UploadOptions): Promise<UploadedPicture> {
  return uploadToDesk(`/pictures?name=${encodePart(name)}`, content, UPLOADED_PICTURE, options);
}

/** Saves a picture's texts and focal point, based on the version that the editor saw. */
export function savePicture(id: string, json: PictureEdit) {
  return callDesk(`/pictures/${id}`, EDITED_PICTURE, { method: 'PATCH', json });
}

export async function deletePicture(id: string): Promise<void> {
  await callDesk(`/pictures/${id}`, PICTURE_REMOVAL, { method: 'DELETE' });
}
