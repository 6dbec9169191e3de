import { useEffect, useEffectEvent, useState } from 'react';
import { galleryAt } from '../../api/gallery';
import { safeAddress } from '../../model/addresses/address';
import { firstItems } from '../../model/lists/query';
import { limitedCount, MAX_LIMIT } from '../../model/lists/range';
import { type GalleryImage, readGallery } from '../../model/pictures/gallery-image';
import { Lightbox, preloadLightbox } from '../../ui/dialogs/lazy-lightbox';
import { useHost, useHostList } from '../../ui/host/host';
import { ListStates, Loading } from '../../ui/lists/list-states';
import { type ListEvents, useList } from '../../ui/lists/use-list';
import { lazyView } from '../../ui/render/lazy-view';
import { css } from '../../ui/style/style';
import { Notice } from '../../ui/text/notice';

/** Reserves the height of a slide and its controls. */
export const container = css`
  container-type: inline-size;
  min-height: 24em;
`;

const GallerySlides = lazyView(() => import('./gallery-slides').then((module) => module.GallerySlides));

/** Loads the carousel's code, for example while the list of pictures loads. */
export const preloadSlides = () => GallerySlides.preload();

export interface GalleryProps {
  /** The pictures. Default: the society's. */
  images?: readonly GalleryImage[];
  /** Maximum number of pictures. Default: 100. */
  limit?: number | undefined;
  /** Base URL for relative addresses; '' for the page's own origin. */
  api?: string;
  /** Shown in place of a picture that fails to load. Default: one of the society's drawings. */
  fallback?: string;
  /** Called when an image is enlarged. Return false to handle it yourself. */
  onOpen?: (detail: { kind: 'image'; item: GalleryImage; href: string }) => boolean | void;
}

/** A carousel of pictures that advances automatically and enlarges pictures on click. */
export function Gallery({ images = [], limit, api = '', fallback = '/pictures/about.svg', onOpen }: GalleryProps) {
  const [enlarged, setEnlarged] = useState<GalleryImage>();
  const base = api && `${api}/`;
  const all = readGallery(images, base);
  const shown = all.slice(0, limitedCount(all.length, limit));
  const stock = safeAddress(fallback, base);

  function enlarge(item: GalleryImage) {
    if (onOpen?.({ kind: 'image', item, href: item.src }) !== false) setEnlarged(item);
  }
  if (shown.length === 0) return <Notice text="No pictures found." />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only preloads code for its buttons
    <div className={container} onPointerEnter={preloadLightbox} onFocus={preloadLightbox}>
      <GallerySlides images={shown} fallback={stock} covered={enlarged !== undefined} onEnlarge={enlarge} />
      {enlarged && (
        <Lightbox
          pictures={shown.map(({ src, title }) => ({ src, alt: title }))}
          start={shown.findIndex(({ src, title }) => src === enlarged.src && title === enlarged.title)}
          fallback={stock}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </div>
  );
}

export interface SocietyGalleryProps extends GalleryProps, ListEvents {}

/** Shows the given pictures, or else the society's, which the server can change without a new release. */
export function SocietyGallery({ limit = MAX_LIMIT, ...props }: SocietyGalleryProps) {
  return props.images ? <GivenGallery {...props} limit={limit} /> : <LoadedGallery {...props} limit={limit} />;
}

function GivenGallery({ onLoad, ...props }: SocietyGalleryProps) {
  const count = limitedCount(props.images?.length ?? 0, props.limit);
  useHost(count > 0 ? 'ready' : 'empty');
  const notify = useEffectEvent((count: number) => onLoad?.({ count }));
  useEffect(() => void notify(count), [count]);
  return <Gallery {...props} />;
}

function LoadedGallery({ onLoad, onError, ...props }: SocietyGalleryProps) {
  // A failure is shown when the slides render.
  useEffect(() => void preloadSlides().catch(() => {}), []);
  const count = (total: number) => limitedCount(total, props.limit);
  const list = useList(galleryAt(props.api ?? ''), firstItems<GalleryImage>(), {
    onLoad: ({ total }) => onLoad?.({ count: count(total) }),
    onError,
  });
  useHostList(list, count(list.answer?.total ?? 0));
  return (
    <ListStates
      list={list}
      loading={<Loading text="Loading pictures..." className={container} />}
      failedText="Failed to load pictures. Please try again later."
    >
      <Gallery {...props} images={list.answer?.items ?? []} />
    </ListStates>
  );
}
