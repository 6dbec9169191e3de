import { MAX_PHOTO_BYTES } from '../../model/pictures/photo';

/** Longest side of a reduced photo: more than the largest that the server shows, at the highest density. */
const SIDE_PX = 2048;

/** Tried in turn until the file is small enough. The last one is for a picture that is all noise. */
const QUALITIES = [0.9, 0.75, 0.5, 0.2];

/**
 * The photo as a JPEG that can be sent, upright as its camera held it.
 * @throws if the browser cannot decode the file.
 */
export async function reducedPhoto(photo: File): Promise<File> {
  const image = await createImageBitmap(photo);
  const scale = Math.min(1, SIDE_PX / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff'; // a JPEG is not transparent
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= MAX_PHOTO_BYTES) {
      return new File([blob], `${photo.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
    }
  }
  throw new Error('the photo stays too large');
}
