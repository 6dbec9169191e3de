import { useEffect } from 'react';
import { galleryAt } from '../../api/gallery';
import { Loading } from '../../ui/loading';
import { FailureNotice } from '../../ui/notice';
import { type ListEvents, useResource } from '../../ui/use-resource';
import { Gallery, type GalleryProps, prepareSlides } from './gallery';
import { room } from './gallery.style';

export interface SocietyGalleryProps extends GalleryProps, ListEvents {}

/** The given pictures, else those that the society's server has: they change more often than a version. */
export function SocietyGallery(props: SocietyGalleryProps) {
  return props.images ? <GivenGallery {...props} /> : <LoadedGallery {...props} />;
}

function GivenGallery({ onLoad, ...props }: SocietyGalleryProps) {
  const count = props.images?.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per list, whoever listens by then
  useEffect(() => {
    onLoad?.({ count });
  }, [count]);
  return <Gallery {...props} />;
}

function LoadedGallery({ onLoad, onError, ...props }: SocietyGalleryProps) {
  useEffect(prepareSlides, []);
  const resource = galleryAt(props.api ?? '');
  const state = useResource(resource, { onLoad, onError });
  if (state.kind === 'ready') return <Gallery {...props} images={state.items} />;
  if (state.kind === 'loading') return <Loading text="Loading pictures..." room={room} />;
  if (state.kind === 'unsuccessful') return null;
  return <FailureNotice text="Failed to load pictures. Please try again later." onRetry={resource.reload} />;
}
