import { useEffect, useRef, useState } from 'react';
import { preview } from './photo-field.style';

/** Width of the square: twice its size on the page, for high-density screens. */
const PREVIEW_PX = 240;

/** The photo, cropped as in the directory. A canvas, because a strict Content-Security-Policy forbids blob: addresses. */
export function PhotoPreview({ photo }: { photo?: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File>();

  useEffect(() => {
    let isCurrent = true;
    if (photo && canvas.current) {
      draw(photo, canvas.current).then(
        () => isCurrent && setDrawn(photo),
        () => {}, // the server decides about a photo that cannot be drawn
      );
    }
    return () => {
      isCurrent = false;
      setDrawn(undefined);
    };
  }, [photo]);

  return (
    <div className={preview} part="preview">
      <canvas
        ref={canvas}
        width={PREVIEW_PX}
        height={PREVIEW_PX}
        hidden={!drawn}
        role="img"
        aria-label={`Preview of ${photo?.name ?? 'your photo'}`}
      />
      {photo && !drawn && <span>No preview</span>}
    </div>
  );
}

async function draw(photo: File, canvas: HTMLCanvasElement) {
  const image = await createImageBitmap(photo);
  const side = Math.min(image.width, image.height);
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, PREVIEW_PX, PREVIEW_PX);
  image.close();
}
