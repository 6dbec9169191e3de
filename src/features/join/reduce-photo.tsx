import { useEffect, useRef, useState } from 'react';
import { MAX_PHOTO_BYTES } from '../../model/application/application-parts';
import type { Text } from '../../texts/text';
import { useTexts } from '../../ui/host/host';
import { plainButton } from '../../ui/style/controls';
import { UNREADABLE_FILE } from './read-photo';

const UNREADABLE: Text = 'This browser cannot read the photo. Please choose a smaller one.';
const UNREADABLE_HEIC: Text =
  'This browser cannot read HEIC photos. Please save the photo as JPEG, then choose it again.';

/** Longest side of a resized photo: more than the site ever displays, even at the highest pixel density. */
const SIDE_PX = 2048;

/** JPEG qualities, tried in turn until the file is small enough. The last is for a picture that is all noise. */
const QUALITIES = [0.9, 0.75, 0.5, 0.2];

interface ReducePhotoProps {
  /** A picture that can't be used as it is. */
  file: File;
  /** Whether it is in a format of phone cameras that few browsers can read. */
  isHeic: boolean;
  onReduced: (photo: File) => void;
}

/** Offers to shrink a photo to the allowed size. The browser does this; nothing is sent. */
export function ReducePhoto({ file, isHeic, onReduced }: ReducePhotoProps) {
  const t = useTexts();
  const [problem, setProblem] = useState<Text | ''>('');
  const [isReducing, setReducing] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function reduce() {
    if (isReducing) return;
    setReducing(true);
    setProblem(await tryReducing());
    setReducing(false);
  }

  /** Returns why the photo can't be reduced; '' if it was. */
  async function tryReducing(): Promise<Text | ''> {
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes) return UNREADABLE_FILE;
    try {
      const reduced = await reducedPhoto(bytes, file.name);
      if (isShown.current) onReduced(reduced);
      return '';
    } catch {
      return isHeic ? UNREADABLE_HEIC : UNREADABLE;
    }
  }

  return (
    <>
      <button type="button" className={plainButton} aria-busy={isReducing} onClick={reduce}>
        {t(isReducing ? 'Resizing the photo...' : isHeic ? 'Convert this photo' : 'Resize this photo')}
      </button>
      {problem && <p role="alert">{t(problem)}</p>}
    </>
  );
}

/**
 * Returns the photo as an upright JPEG that is small enough to send.
 * @throws if the browser cannot decode the file.
 */
async function reducedPhoto(bytes: ArrayBuffer, name: string): Promise<File> {
  const image = await createImageBitmap(new Blob([bytes]));
  const scale = Math.min(1, SIDE_PX / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff'; // JPEG has no transparency
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= MAX_PHOTO_BYTES) {
      return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
    }
  }
  throw new Error('the photo is still too large');
}
