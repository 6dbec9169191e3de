import { useEffect, useRef, useState } from 'react';
import { PHOTO_TYPES } from '../../model/pictures/photo';
import type { Text } from '../../texts/text';
import { plainButton } from '../../ui/style/controls';
import { useTexts } from '../../ui/text/use-texts';
import { reducedPhoto } from './reduced-photo';

/** What phones take photos in, and few browsers can read. Some name no type. */
const HEIC = /hei[cf]$/i;

const UNREADABLE = 'This browser cannot read the photo. Please choose a smaller one.';
const UNREADABLE_HEIC = 'This browser cannot read HEIC photos. Please save the photo as JPEG, then choose it again.';

interface ReducePhotoProps {
  /** A file that cannot be used as it is. */
  photo: File;
  onReduced: (photo: File) => void;
}

/** Offers to make a photo from a camera small enough. Nothing is sent: the browser does it. */
export function ReducePhoto({ photo, onReduced }: ReducePhotoProps) {
  const t = useTexts();
  const isHeic = HEIC.test(photo.type) || HEIC.test(photo.name);
  const [problem, setProblem] = useState<Text | ''>('');
  const [isReducing, setReducing] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  if (!isHeic && !PHOTO_TYPES.includes(photo.type.toLowerCase())) return null;

  async function reduce() {
    if (isReducing) return;
    setReducing(true);
    try {
      const reduced = await reducedPhoto(photo);
      if (isShown.current) onReduced(reduced);
    } catch {
      setProblem(isHeic ? UNREADABLE_HEIC : UNREADABLE);
    }
    setReducing(false);
  }

  return (
    <>
      <button type="button" className={plainButton} aria-busy={isReducing} onClick={reduce}>
        {t(isReducing ? 'Reducing the photo...' : isHeic ? 'Convert this photo' : 'Reduce this photo')}
      </button>
      {problem && <p role="alert">{t(problem)}</p>}
    </>
  );
}
