import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { pictureSizes } from '../../model/addresses/address';
import { extend, hatched } from '../style/recipes.style';
import { css } from '../style/style';

/** Faces are in the upper third of a photograph: what is cut off is cut off below them. */
const frame = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 20%;
  background: var(--_placeholder);
`;

/** Section hatching, as a drawing marks what cannot be seen. */
const block = extend(hatched)`
  width: 100%;
  height: 100%;
  min-height: 4em;
  background-color: var(--_surface);
`;

/** A stock picture is the same for all: it is the paper of a poster. */
const paper = css`
  display: grid;
  height: 100%;
  & > * {
    grid-area: 1 / 1;
    min-width: 0;
    min-height: 0;
  }
  & > img {
    opacity: 0.15;
  }
`;

export interface PictureProps {
  /** '' shows the fallback at once. */
  src: string;
  /** What the picture shows; '' when the text beside it says so. */
  alt: string;
  /** Shown when `src` fails. When it fails too, or is missing, a neutral block stands in. */
  fallback?: string;
  /** Pixels of the usual size: they give the browser the proportions. */
  width: number;
  height: number;
  /** Loads at once and first, for the largest picture of a page. Default: when near the view. */
  eager?: boolean;
  /** Stands there when there is no picture to show, as a `Poster`; in front of the fallback. Default: a neutral block. */
  instead?: ReactNode;
}

/** A picture that never shows as broken. */
export function Picture({ src, alt, fallback = '', width, height, eager = false, instead }: PictureProps) {
  const image = useFirstImage(src, fallback);
  if (!image) return instead ?? <div className={block} {...(alt && { role: 'img', 'aria-label': alt })} />;
  const shown = (
    <img
      sizes={image.srcSet && `${eager ? '' : 'auto, '}min(100vw, ${width}px)`}
      {...image}
      className={frame}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
    />
  );
  if (!instead || image.src === src) return shown;
  return (
    <div className={paper}>
      {shown}
      {instead}
    </div>
  );
}

/** An <img>'s properties for the first of some addresses that loads; undefined when there is none. */
export function useFirstImage(...addresses: string[]) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const ref = useRef<HTMLImageElement>(null);
  const src = addresses.find((address) => address && !failed.includes(address));
  const sizes = src && pictureSizes(src);
  // A server of an earlier version has only the whole photo.
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
