import { type ComponentType, useEffect, useState } from 'react';
import { idle } from '../replay/until-used';
import { FailureNotice } from '../text/notice';

export interface Loadable {
  /** Starts loading, for example when a button is hovered; resolves when the view can render at once. */
  preload(): Promise<void>;
}

export type LazyView<Props> = ComponentType<Props> & Loadable;

/** The `preload` functions of the views whose code has loaded. */
const ready = new Set<unknown>();

/** Clears the loaded views, so that the next server render starts like a browser opening the page. */
const forgetViews = () => ready.clear();

/** A view whose code loads when it is first shown. If that fails or takes 120 s, a notice offers Try Again. */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let View: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;
  /** Whether the last attempt timed out. Another attempt would only join its pending request. */
  let isLate = false;

  function preload(): Promise<void> {
    pending ??= withTimeout(load()).then(
      (view) => {
        View = view;
      },
      (error) => {
        pending = undefined;
        isLate = error === LATE;
        throw error;
      },
    );
    return pending.then(() => void ready.add(preload));
  }

  function Lazy(props: Props) {
    const first = ready.has(preload) ? 'loaded' : isLate ? 'failed' : 'loading';
    const [step, setStep] = useState<'loading' | 'failed' | 'loaded'>(first);
    useEffect(() => {
      if (step !== 'loading') return;
      preload().then(
        () => setStep('loaded'),
        () => setStep('failed'),
      );
    }, [step]);
    if (View && ready.has(preload)) return <View {...props} />;
    if (step !== 'failed') return null;
    return <FailureNotice text="This part of the page could not be loaded." onRetry={() => setStep('loading')} />;
  }
  return Object.assign(Lazy, { preload });
}

/**
 * Loads a view's code when the browser has nothing else to do, so that the view opens at once. If that fails, the code
 * loads again when the view opens.
 */
export function usePreload(view: Loadable, isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded)
      void idle()
        .then(view.preload)
        .catch(() => {});
  }, [view, isNeeded]);
}

/** Time after which a chunk of code is considered to have failed. */
export const CODE_TIMEOUT_MS = 120_000;

const LATE = new Error('timed out');

/**
 * Rejects if code has not arrived in time. The browser keeps waiting: another `import()` of the same address
 * joins the pending request instead of starting a new one, and succeeds if the first one does (Chromium 156).
 */
export function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(LATE), CODE_TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Renders on the server, one render at a time, with only the lazy views that `render` loads, because a browser has only
 * these when it hydrates.
 */
export function renderAlone<Result>(render: () => Promise<Result>): Promise<Result> {
  const rendering = last.then(() => {
    forgetViews();
    return render();
  });
  last = rendering.catch(() => {});
  return rendering;
}
