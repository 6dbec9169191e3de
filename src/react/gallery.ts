import { type Island, island, type WithIsland } from '../element/island';
import { type SocietyGalleryProps, SocietyGallery as View } from '../features/gallery/society-gallery';

export type GalleryProps = WithIsland<SocietyGalleryProps>;

/** Pictures that turn by themselves and enlarge on a click; without `images` those of the society's server. */
export const Gallery: Island<SocietyGalleryProps> = island(View);
