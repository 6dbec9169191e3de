import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ArrowButton } from '../carousel/arrow-button';
import { isRightToLeft, useArrowKeys } from '../carousel/use-arrow-keys';
import { useSwipe } from '../carousel/use-swipe';
import { useTexts } from '../host/host';
import { Picture } from '../pictures/picture';
import { mono, muted } from '../style/recipes.style';
import { classes } from '../style/style';
import { Dialog } from './dialog';
import { foot, lightbox, stage, view } from './lightbox.style';

interface LightboxPicture {
  src: string;
  /** The picture's description, which is also its caption. */
  alt: string;
}

export interface LightboxProps {
  pictures: readonly LightboxPicture[];
  /** Index of the picture to show first. Default: 0. */
  start?: number;
  /** Address of the picture that replaces one that fails to load. */
  fallback?: string;
  onClose: () => void;
}

/** Enlarged pictures over the page. Buttons, arrow keys and swipes move to another; Escape or a click closes them. */
export function Lightbox({ pictures, start = 0, fallback = '', onClose }: LightboxProps) {
  const t = useTexts();
  const [selected, setSelected] = useState(start);
  const [fromRight, setFromRight] = useState(false);
  const content = useRef<HTMLElement>(null);
  const count = pictures.length;
  const index = Math.min(selected, count - 1);
  const picture = pictures[index];

  const turnTo = (next: number) => next >= 0 && next < count && setSelected(next);
  /** @param side -1 for the picture to the left, 1 for the one to the right. */
  const turn = (side: -1 | 1) => turnTo(index + (fromRight ? -side : side));
  const swipe = useSwipe((side) => turn(side === 1 ? -1 : 1), onClose);

  useArrowKeys(content, 'page', turn);
  useLayoutEffect(() => setFromRight(isRightToLeft(content.current)), []);

  useEffect(() => {
    for (const side of [1, -1]) preload(pictures[index + side]?.src);
  }, [pictures, index]);

  if (!picture) return null;
  const { src, alt } = picture;
  const button = (side: 'left' | 'right') => {
    const isNext = (side === 'right') !== fromRight;
    const isLast = index === (isNext ? count - 1 : 0);
    return (
      <ArrowButton
        side={side}
        label={t(isNext ? 'Next picture' : 'Previous picture')}
        disabled={isLast}
        onClick={() => turn(side === 'right' ? 1 : -1)}
      />
    );
  };
  return (
    <Dialog label={alt || t('Enlarged picture')} className={lightbox} onClose={onClose}>
      <figure ref={content} className={view}>
        <div className={stage} {...swipe}>
          <Picture key={index} src={src} fallback={fallback} alt={alt} width={1600} height={1067} eager />
        </div>
        {(alt || count > 1) && (
          <figcaption className={foot}>
            {count > 1 && button('left')}
            <p aria-live="polite" aria-atomic="true">
              <span dir="auto">{alt}</span>{' '}
              {count > 1 && (
                <small className={classes(mono, muted)} dir={fromRight ? 'rtl' : undefined}>
                  {`${index + 1} / ${count}`}
                </small>
              )}
            </p>
            {count > 1 && button('right')}
          </figcaption>
        )}
      </figure>
    </Dialog>
  );
}

/** Loads a picture before the visitor moves to it. */
function preload(src = '') {
  if (src) Object.assign(new Image(), { referrerPolicy: 'no-referrer', src });
}
