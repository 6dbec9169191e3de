import { lazyView } from '../render/lazy-view';

/** A lightbox whose code loads on demand. */
export const LazyLightbox = lazyView(() => import('./lightbox').then((module) => module.Lightbox));

/** Call when a visitor points at a picture. A failure is shown when the lightbox renders. */
export const preloadLightbox = () => void LazyLightbox.preload().catch(() => {});
