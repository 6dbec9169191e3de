import { useEffect, useRef, useState } from 'react';
import { css } from '../../ui/style/style';
import { useTexts } from '../../ui/text/use-texts';

/** A square, with its centre lines while it is empty. */
const preview = css`
  display: grid;
  place-items: center;
  width: 120px;
  height: 120px;
  border: 1px solid var(--_border-strong);
  border-radius: var(--_radius);
  color: var(--_text-muted);
  font-size: 0.85em;
  overflow: hidden;
  &:has([hidden]) {
    border-style: dashed;
    background: linear-gradient(var(--_border) 0 0) center / 1px 70% no-repeat,
      linear-gradient(var(--_border) 0 0) center / 70% 1px no-repeat, var(--_surface);
  }
  & > canvas {
    width: 100%;
    height: 100%;
  }
  & > span {
    padding: 0 0.25em;
    background: var(--_surface);
  }
`;

/** Width of the square: twice its size on the page, for high-density screens. */
const PREVIEW_PX = 240;

/** The photo, cropped as in the directory. A canvas, because a strict Content-Security-Policy forbids blob: addresses. */
export function PhotoPreview({ photo }: { photo?: File }) {
  const t = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File>();

  useEffect(() => {
    const { current } = canvas;
    let isCurrent = true;
    if (photo && current) {
      import('./draw-preview')
        .then(({ drawPreview }) => drawPreview(photo, current))
        .then(
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
        aria-label={photo ? t('Preview of {file}', { file: photo.name }) : t('Preview of your photo')}
      />
      {photo && !drawn && <span>{t('No preview')}</span>}
    </div>
  );
}
