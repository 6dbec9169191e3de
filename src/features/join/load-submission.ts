import { lazyView } from '../../ui/render/lazy-view';

export type Rules = typeof import('./submission');

export const ErrorSummary = lazyView(() => import('./submission').then((module) => module.ErrorSummary));
export const SuccessPanel = lazyView(() => import('./submission').then((module) => module.SuccessPanel));

/** Loads what is needed to submit a form and show the outcome at once. */
export async function loadSubmission(): Promise<Rules> {
  await Promise.all([ErrorSummary.preload(), SuccessPanel.preload()]);
  return import('./submission');
}
