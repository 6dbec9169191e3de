import { lazyView } from '../render/lazy-view';

/** An offer to send a form by email, whose code loads on demand. */
export const LazyEmailOffer = lazyView(() => import('./email-offer').then((module) => module.EmailOffer));

/** Call when a visitor starts to fill in a form. A failure is shown when the offer renders. */
export const preloadEmailOffer = () => void LazyEmailOffer.preload().catch(() => {});
