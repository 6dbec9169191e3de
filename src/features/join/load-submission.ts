import { lazyView } from '../../ui/render/lazy-view';

export type Rules = typeof import('./submission');

export const LazyErrorSummary = lazyView(() => import('./submission').then((module) => module.ErrorSummary));
export const LazySuccessPanel = lazyView(() => import('./submission').then((module) => module.SuccessPanel));

/** Loads the code that submits the form and shows the outcome, so that neither step waits for it. */
export async function loadSubmission(): Promise<Rules> {
  await Promise.all([LazyErrorSummary.preload(), LazySuccessPanel.preload()]);
  return import('./submission');
}
