import { createHash } from 'node:crypto';
import { photoTypeOf } from '../../model/application/photo-type';
import type { StoredPicture } from '../../model/desk/picture-list';
import { PICTURE_HEIC_MESSAGE, PICTURE_TYPE_MESSAGE } from '../../model/pictures/own-picture';
import { InvalidPhotoError, PhotosUnavailableError } from '../intake/photos/photo-encoder';
import { DatabaseUnavailableError } from '../storage/database/database';
import { withTemporaryFile } from '../storage/files/files';
import { DeskError, type DeskParts } from './desk-call';

const NOT_ADDED = 'The picture was not added.';
/** Retry-After, in seconds, if pictures can't be encoded or stored. */
const RETRY_SECONDS = 30;

/** Error codes of a disk without space for the server. */
const FULL_DISK = ['ENOSPC', 'EDQUOT'];

/** The file's name, and who sent it. */
interface Upload {
  name: string;
  by: string;
}

/**
 * Adds a picture: first its files, then its row. Its id is the file's digest, so a repeated upload adds nothing, and an
 * address always has the same picture.
 * @returns the picture, and whether it is new.
 * @throws {DeskError} with a sentence for the editor.
 */
export async function addPicture(
  { storage, encoder }: DeskParts,
  bytes: Buffer,
  { name, by }: Upload,
): Promise<{ picture: StoredPicture; isNew: boolean }> {
  const { pictures, pictureFiles, uploads } = storage;
  const type = photoTypeOf(bytes);
  if (type === 'image/heic') throw unusable(PICTURE_HEIC_MESSAGE);
  if (!type) throw unusable(PICTURE_TYPE_MESSAGE);
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const before = await pictures.byId(id);
  // If the file was lost, the upload brings it back.
  if (before && (await pictureFiles.files.get(`${id}.webp`))) return { picture: before, isNew: false };
  try {
    const { files, width, height } = await withTemporaryFile(uploads, bytes, (path) => encoder.encodePicture(path));
    await pictures.release(id);
    await pictureFiles.put(id, files);
    const size = { width, height, bytes: files['.webp']?.length ?? 0 };
    const texts = { name, alt: '', focus: '', uploadedAt: new Date().toISOString(), uploadedBy: by };
    await pictures.add({ id, version: 1, ...texts, ...size });
  } catch (error) {
    throw failureOf(error as NodeJS.ErrnoException);
  }
  const picture = await pictures.byId(id);
  if (!picture) throw new DeskError(409, 'conflict', `${NOT_ADDED} Another editor has just removed it.`);
  return { picture, isNew: !before };
}

function unusable(message: string): DeskError {
  return new DeskError(422, 'invalid', `${NOT_ADDED} ${message}`);
}

/** Describes why a picture couldn't be encoded or stored. The desk describes failures of the database. */
function failureOf(error: NodeJS.ErrnoException): Error {
  if (error instanceof InvalidPhotoError) return unusable(error.message);
  if (error instanceof DatabaseUnavailableError) return error;
  const reason = FULL_DISK.includes(error.code ?? '')
    ? 'The server’s disk is full. Tell the administrator, and try again.'
    : error instanceof PhotosUnavailableError
      ? 'Pictures cannot be processed at the moment. Try again in a few minutes.'
      : 'Pictures cannot be stored at the moment. Try again in a few minutes.';
  return new DeskError(503, 'unavailable', `${NOT_ADDED} ${reason}`, { retryAfter: RETRY_SECONDS, cause: error });
}
