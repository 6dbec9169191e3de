import { useEffect, useRef, useState } from 'react';
import { previewBox } from './photo-field.style';

/** Pixels of the square: twice its size on the page, for fine screens. */
const PREVIEW_PX = 240;

/**
 * The chosen photo, as the directory would cut it. Drawn on a canvas: an address made of the file
 * (blob:) is not allowed on pages with a strict Content-Security-Policy.
 */
export function PhotoPreview({ photo }: { photo?: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState<File>();

  useEffect(() => {
    if (!photo) return;
    let gone = false;
    draw(photo, canvas).then(
      () => gone || setShown(photo),
      () => {}, // what cannot be drawn is for the server to judge
    );
    return () => {
      gone = true;
      setShown(undefined);
    };
  }, [photo]);

  return (
    <div className={previewBox} data-empty={shown ? undefined : ''} part="preview">
      <canvas
        ref={canvas}
        width={PREVIEW_PX}
        height={PREVIEW_PX}
        hidden={!shown}
        role="img"
        aria-label={`Preview of ${photo?.name ?? 'your photo'}`}
      />
      {photo && !shown && <span>No preview</span>}
    </div>
  );
}

async function draw(photo: File, canvas: { current: HTMLCanvasElement | null }) {
  const picture = await createImageBitmap(photo);
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.current?.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, PREVIEW_PX, PREVIEW_PX);
  picture.close();
}
