import { lazyView } from '../../ui/render/lazy-view';

const load = () => import('./submit-views');

export const ErrorSummary = lazyView(() => load().then((views) => views.ErrorSummary));
export const ProgressBar = lazyView(() => load().then((views) => views.ProgressBar));
export const SuccessPanel = lazyView(() => load().then((views) => views.SuccessPanel));

/** Loads them while the form is being filled in. Ignores a failure: the views themselves report it. */
export const preload = () => void ErrorSummary.preload().catch(() => {});
