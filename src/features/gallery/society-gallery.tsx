import { useEffect, useEffectEvent } from 'react';
import { galleryAt } from '../../api/gallery';
import { limitedCount, MAX_LIMIT } from '../../model/lists/limit';
import { firstItems } from '../../model/lists/query';
import type { GalleryImage } from '../../model/pictures/gallery-image';
import { useHost, useHostList } from '../../ui/host/host';
import { type ListEvents, useList } from '../../ui/lists/use-list';
import { Gallery, type GalleryProps, GalleryStates, preloadSlides } from './gallery';

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
    <GalleryStates list={list}>
      <Gallery {...props} images={list.answer?.items ?? []} />
    </GalleryStates>
  );
}
