import { lazyView } from '../../ui/render/lazy-view';

export type Rules = typeof import('./submission');

export const ErrorSummary = lazyView(() => import('./submission').then((module) => module.ErrorSummary));
export const SuccessPanel = lazyView(() => import('./submission').then((module) => module.SuccessPanel));

/** Loads what a form needs to be submitted, and to show at once what comes of it. */
export async function loadSubmission(): Promise<Rules> {
  await Promise.all([ErrorSummary.preload(), SuccessPanel.preload()]);
  return import('./submission');
}
