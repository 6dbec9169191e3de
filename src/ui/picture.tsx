import { useLayoutEffect, useRef, useState } from 'react';
import { classes, css } from './style';

const frame = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: var(--_placeholder);
`;

/** Section hatching, as a drawing marks what cannot be seen. */
const block = css`
  width: 100%;
  height: 100%;
  min-height: 4em;
  background: repeating-linear-gradient(135deg, var(--_placeholder) 0 1px, transparent 1px 9px), var(--_surface);
`;

export interface PictureProps {
  /** '' shows the fallback at once. */
  src: string;
  /** What the picture says; '' when the text beside it says it already. */
  alt: string;
  /** Shown when `src` fails. When it fails too, or is missing, a neutral block stands in. */
  fallback?: string;
  /** Pixels of the layout's usual size, so that the browser knows the proportions early. */
  width: number;
  height: number;
  className?: string;
  /** Loads at once and first, for the largest picture of a page. Default: when near the view. */
  eager?: boolean;
}

/** A picture that never shows as broken. */
export function Picture({ src, alt, fallback = '', width, height, className, eager = false }: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const image = useRef<HTMLImageElement>(null);
  const shown = [src, fallback].find((address) => address && !failed.includes(address));

  // A prerendered picture may have failed before this code was there to hear of it.
  useLayoutEffect(() => {
    const { current } = image;
    if (shown && current?.complete && current.naturalWidth === 0 && current.currentSrc) {
      setFailed((list) => [...list, shown]);
    }
  }, [shown]);

  if (!shown) return <div className={classes(block, className)} {...(alt && { role: 'img', 'aria-label': alt })} />;
  return (
    <img
      ref={image}
      className={classes(frame, className)}
      src={shown}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed((list) => [...list, shown])}
    />
  );
}
