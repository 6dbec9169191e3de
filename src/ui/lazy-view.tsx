import { type ComponentType, useEffect, useState } from 'react';
import { FailureNotice } from './notice';
import { withTimeout } from './with-timeout';

export type LazyView<Props> = ComponentType<Props> & {
  /** Starts loading, as when a button is hovered; resolves when the view can render at once. */
  preload(): Promise<void>;
};

/**
 * A view whose code loads when it is first shown. While loading it shows nothing; if the code fails or
 * takes 120 s, a Try Again button instead of a blank page.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let View: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;

  function preload(): Promise<void> {
    pending ??= withTimeout(load()).then(
      (view) => {
        View = view;
      },
      (error) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  }

  function Lazy(props: Props) {
    const [step, setStep] = useState<'loading' | 'failed' | 'loaded'>(View ? 'loaded' : 'loading');
    useEffect(() => {
      if (step !== 'loading') return;
      let gone = false;
      preload().then(
        () => gone || setStep('loaded'),
        () => gone || setStep('failed'),
      );
      return () => {
        gone = true;
      };
    }, [step]);
    if (View) return <View {...props} />;
    if (step !== 'failed') return null;
    return <FailureNotice text="This part of the page could not be loaded." onRetry={() => setStep('loading')} />;
  }
  return Object.assign(Lazy, { preload });
}
