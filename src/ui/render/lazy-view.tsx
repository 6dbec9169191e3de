import { type ComponentType, useEffect, useState } from 'react';
import { FailureNotice } from '../text/notice';

export type LazyView<Props> = ComponentType<Props> & {
  /** Starts loading, as when a button is hovered; resolves when the view can render at once. */
  preload(): Promise<void>;
};

/** Views of which the code is there, by their `preload`. */
const ready = new Set<unknown>();

/** For a server: what an earlier rendering has loaded is not there in the next one, as in a browser that opens the page. */
export const forgetViews = () => ready.clear();

/** A view whose code loads when it is first shown. If that fails or takes 120 s, a notice offers Try Again. */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let View: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;
  /** The browser still waits for the last attempt, and another one would only join it. */
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

/** After this a chunk of code counts as failed. */
export const CODE_TIMEOUT_MS = 120_000;

const LATE = new Error('timed out');

/**
 * Rejects when code has not arrived in time. The browser goes on waiting: another `import()` of the same address
 * joins that request instead of starting one, and succeeds if it does (Chromium 156).
 */
export function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(LATE), CODE_TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Renders on a server, after all earlier renderings, with no other lazy views than those that `render` loads. A browser
 * has no others either when it hydrates.
 */
export function renderAlone<Result>(render: () => Promise<Result>): Promise<Result> {
  const rendering = last.then(() => {
    forgetViews();
    return render();
  });
  last = rendering.catch(() => {});
  return rendering;
}
