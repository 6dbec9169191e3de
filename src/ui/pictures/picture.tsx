import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { pictureSizes } from '../../model/addresses/address';
import { hatched } from '../style/list-recipes.style';
import { clamp, extend } from '../style/recipes.style';
import { css } from '../style/style';

/** Faces are in the upper third of a photograph: what is cut off is cut off below them. */
const frame = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 12%;
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

/** A picture in front of itself, blurred: it is whole, and there is no empty space beside it. */
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
  /** Shown when `src` fails. When it fails too, or is missing, a neutral block stands in. */
  fallback?: string;
  /** Pixels of the usual size: they give the browser the proportions. */
  width: number;
  height: number;
  /** Loads at once and first, for the largest picture of a page. Default: when near the view. */
  eager?: boolean;
  /** Stands there when there is no picture to show, as a `Poster`; in front of the fallback. Default: a neutral block. */
  instead?: ReactNode;
  /** Shows all of the picture. Default: it fills its place, and is cut. */
  whole?: boolean;
}

/** A picture that never shows as broken. */
export function Picture({ src, alt, fallback = '', width, height, eager = false, instead, whole }: PictureProps) {
  const image = useFirstImage(src, fallback);
  if (!image) return instead ?? <div className={block} {...(alt && { role: 'img', 'aria-label': alt })} />;
  const common = {
    sizes: image.srcSet && `${eager ? '' : 'auto, '}min(100vw, ${width}px)`,
    ...image,
    className: frame,
    width,
    height,
    loading: eager ? 'eager' : 'lazy',
  } as const;
  const shown = <img {...common} alt={alt} fetchPriority={eager ? 'high' : 'auto'} />;
  if (whole) {
    return (
      <span className={mount}>
        <img {...common} ref={undefined} onError={undefined} alt="" />
        {shown}
      </span>
    );
  }
  if (!instead || image.src === src) return shown;
  return (
    <div className={paper}>
      {shown}
      {instead}
    </div>
  );
}

/** Props of an <img> for the first address that loads; undefined if none does. */
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

/** A drawing's sheet: hatched as a section is, what it says in sizes of its own width and height. Narrow: the figure alone. */
const sheet = extend(hatched)`
  container-type: size;
  display: grid;
  grid-template: auto 1fr / 100%;
  gap: 0.4em;
  width: 100%;
  height: 100%;
  min-height: 4em;
  padding: 1em;
  --_pitch: 8px;
  font-family: var(--_font-heading);
  line-height: 1.15;
  overflow: hidden;
  & > :not(span) {
    grid-area: 1 / 1; /* the line does not begin behind the figure, which is wider once the typeface has come */
  }
  & > b {
    font-size: clamp(1.8em, min(40cqw, 46cqh), 11em);
    line-height: 0.9;
    color: var(--_accent-text);
  }
  & > i {
    align-self: end;
    border-bottom: 1px solid var(--_border-strong);
    font: 0.85em/2 var(--_font-mono);
    text-align: end;
  }
  & > span {
    align-self: start;
    font-size: clamp(1em, min(8cqw, 13cqh), 3em);
    font-weight: 600;
  }
  @container (max-width: 12em) {
    & > :not(b) {
      display: none;
    }
  }
`;

export interface PosterProps {
  /** Its meaning, in full. */
  title: string;
  /** The large figures: an event's day of the month, the initial letter of a project. '' for none. */
  figure?: string;
  /** The small line next to it: month and year, a category. */
  note?: string;
}

/** Stands in for a picture that is missing or fails. What it says is said beside it too: it is hidden from screen readers. */
export function Poster({ title, figure, note }: PosterProps) {
  return (
    <div className={sheet} aria-hidden="true">
      <b suppressHydrationWarning>{figure}</b>
      <i suppressHydrationWarning>{note}</i>
      <span className={clamp} dir="auto">
        {title}
      </span>
    </div>
  );
}
