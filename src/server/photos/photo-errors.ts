/** Thrown for a file that cannot be used as a photo. The message is for the applicant. */
export class InvalidPhotoError extends Error {
  override readonly name = 'InvalidPhotoError';
}

/** Thrown while photos cannot be encoded. */
export class PhotosUnavailableError extends Error {
  override readonly name = 'PhotosUnavailableError';
}

/** Thrown when too many photos are waiting to be encoded. */
export class PhotosBusyError extends Error {
  override readonly name = 'PhotosBusyError';
}
