import { type Island, island, type WithIsland } from '../element/island';
import { Gallery as View, type GalleryProps as ViewProps } from '../features/gallery/gallery';
import { gallery as images } from '../site/content/gallery';

export type GalleryProps = WithIsland<ViewProps>;

/** Pictures that turn by themselves and enlarge on a click; without `images` the society's own. */
export const Gallery: Island<ViewProps> = island(View, { images });
