import { lazyView } from '../render/lazy-view';

/** Its code comes when a picture is enlarged. */
export const Lightbox = lazyView(() => import('./lightbox').then((module) => module.Lightbox));

/** For who points at pictures, and may click next. A failure shows when the view is needed. */
export const preloadLightbox = () => void Lightbox.preload().catch(() => {});
