import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { pictureSizes } from '../../model/addresses/address';
import { css } from '../style/style';
import { LazyDrawing } from './lazy-drawing';

/** Faces are usually in the upper third of a photograph, so most of the crop is at the bottom. */
const frame = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 12%;
  background: var(--_placeholder);
`;

/** A whole picture in front of a blurred copy, which fills the space around it. */
const mount = css`
  display: grid;
  grid: 100% / 100%;
  height: 100%;
  overflow: hidden;
  & > * {
    grid-area: 1 / 1;
  }
  & > :first-child {
    filter: blur(18px);
    scale: 1.15;
    opacity: 0.7;
  }
  & > :last-child {
    position: relative;
    object-fit: contain;
    object-position: 50%;
    background: none;
  }
`;

export interface PictureProps {
  /** '' shows the fallback at once. */
  src: string;
  /** Alternative text; '' if the text next to it says the same. */
  alt: string;
  /** Address of the picture shown if `src` is missing or fails to load. If this fails too, `instead` is shown. */
  fallback?: string;
  /** Usual size in pixels, from which the browser derives the aspect ratio. */
  width: number;
  height: number;
  /** Loads at once, with high priority, as the page's largest picture should. Default: loads when near the viewport. */
  eager?: boolean;
  /** Chooses the drawing that replaces a picture that is missing or fails to load, such as an id. */
  drawing?: string;
  /** Replaces that drawing. */
  instead?: ReactNode;
  /** Shows the whole picture. Default: it fills its box and is cropped. */
  whole?: boolean;
}

/** A picture that never appears as a broken image. */
export function Picture({
  src,
  alt,
  fallback = '',
  width,
  height,
  eager = false,
  drawing = '',
  instead,
  whole,
}: PictureProps) {
  const image = useFirstImage(src, fallback);
  if (!image) return instead ?? <LazyDrawing seed={drawing} label={alt} />;
  const common = {
    sizes: image.srcSet && `${eager ? '' : 'auto, '}min(100vw, ${width}px)`,
    ...image,
    className: frame,
    width,
    height,
    loading: eager ? 'eager' : 'lazy',
    'data-fallback': (image.src !== fallback && fallback) || undefined,
  } as const;
  const shown = <img {...common} alt={alt} fetchPriority={eager ? 'high' : 'auto'} />;
  if (!whole) return shown;
  return (
    <span className={mount}>
      <img {...common} ref={undefined} onError={undefined} alt="" />
      {shown}
    </span>
  );
}

/** Returns the props of an <img> for the first address that loads; undefined if none does. */
export function useFirstImage(...addresses: string[]) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const ref = useRef<HTMLImageElement>(null);
  const src = addresses.find((address) => address && !failed.includes(address));
  const sizes = src && pictureSizes(src);
  // A server running an earlier version has only the full-size photo.
  const srcSet = sizes && !failed.includes(sizes) ? sizes : undefined;
  const onError = () => src && setFailed((list) => [...list, srcSet ?? src]);

  // A prerendered image may have failed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useLayoutEffect(() => {
    const { current } = ref;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) onError();
  }, [src, srcSet]);

  return src ? ({ ref, srcSet, src, onError, decoding: 'async', referrerPolicy: 'no-referrer' } as const) : undefined;
}
