import type { ListElement } from '../element/host-element';
import { type ShadowRootComponent, type WithHostProps, withShadowRoot } from '../element/with-shadow-root';
import { type SocietyGalleryProps, SocietyGallery as View } from '../features/gallery/society-gallery';

export type GalleryProps = WithHostProps<SocietyGalleryProps, ListElement>;

/** Pictures that turn by themselves and enlarge on a click; without `images` those of the society's server. */
export const Gallery: ShadowRootComponent<SocietyGalleryProps, ListElement> = withShadowRoot(View);
