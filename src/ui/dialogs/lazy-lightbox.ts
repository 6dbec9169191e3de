import { lazyView } from '../render/lazy-view';

/** Its code loads when a picture is enlarged. */
export const Lightbox = lazyView(() => import('./lightbox').then((module) => module.Lightbox));

/** To be called when a visitor points at a picture. A failure shows when the view is needed. */
export const preloadLightbox = () => void Lightbox.preload().catch(() => {});
