import { useEffect, useEffectEvent } from 'react';
import { galleryAt } from '../../api/lists';
import { limitedCount } from '../../model/lists/limit';
import { firstItems } from '../../model/lists/query';
import type { GalleryImage } from '../../model/pictures/gallery-image';
import { useHost, useHostList } from '../../ui/host/host';
import { ListStates } from '../../ui/lists/list-states';
import { Loading } from '../../ui/lists/loading';
import { type ListEvents, useList } from '../../ui/lists/use-list';
import { container, Gallery, type GalleryProps, preloadSlides } from './gallery';

export interface SocietyGalleryProps extends GalleryProps, ListEvents {}

/** The given pictures, else those of the society's server, which change more often than a version. */
export function SocietyGallery(props: SocietyGalleryProps) {
  return props.images ? <GivenGallery {...props} /> : <LoadedGallery {...props} />;
}

function GivenGallery({ onLoad, ...props }: SocietyGalleryProps) {
  const count = limitedCount(props.images?.length ?? 0, props.limit);
  useHost(count > 0 ? 'ready' : 'empty');
  const notify = useEffectEvent((count: number) => onLoad?.({ count }));
  useEffect(() => void notify(count), [count]);
  return <Gallery {...props} />;
}

function LoadedGallery({ onLoad, onError, ...props }: SocietyGalleryProps) {
  // A failure shows when the view is needed.
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
