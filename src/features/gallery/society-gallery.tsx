import { useEffect, useEffectEvent } from 'react';
import { galleryAt } from '../../api/gallery';
import { limitedCount } from '../../model/lists/limit';
import { isWhole } from '../../model/lists/slice';
import { useHost, useHostList } from '../../ui/host/host';
import { ListStates } from '../../ui/lists/list-states';
import { Loading } from '../../ui/lists/loading';
import { type ListEvents, useResource } from '../../ui/lists/use-resource';
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
  const resource = galleryAt(props.api ?? '');
  const first = resource.first();
  const part = first && { total: first.total, isEnough: isWhole(first) };
  const count = (total: number) => limitedCount(total, props.limit);
  const list = useResource(resource, { onLoad: (detail) => onLoad?.({ count: count(detail.count) }), onError }, part);
  useHostList(list, count(list.part ? (first?.total ?? 0) : list.items.length));
  return (
    <ListStates
      list={list}
      loading={<Loading text="Loading pictures..." className={container} />}
      failedText="Failed to load pictures. Please try again later."
    >
      <Gallery {...props} images={(list.part && first?.items) || list.items} />
    </ListStates>
  );
}
