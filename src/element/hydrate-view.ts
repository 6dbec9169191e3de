import { createElement, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { adoptStyles } from '../ui/style';
import { HostedView, type HostedViewProps } from './hosted-view';

/** What r2wc 2.1.1 keeps of a mounted view. */
export interface MountedView {
  root: Root;
  ReactComponent: typeof HostedView;
}

/**
 * Hydrates the first view in a shadow root. Where it is not what the component renders, React renders it anew; the
 * page is not told, as it can do nothing about it.
 */
export function hydrateView(container: ShadowRoot, props: object): MountedView {
  shareStyles(container);
  const view = createElement(HostedView, { ...(props as HostedViewProps) });
  let root: Root | undefined;
  // As a transition it takes many short tasks instead of a long one, and the page responds in between.
  startTransition(() => {
    root = hydrateRoot(container as unknown as Element, view, { onRecoverableError() {} });
  });
  return { root: root as unknown as Root, ReactComponent: HostedView };
}

/** Replaces the first view's own sheet by the shared one, which has the same rules, in one step. */
function shareStyles(container: ShadowRoot): void {
  container.adoptedStyleSheets = [];
  adoptStyles(container);
  container.querySelector('style')?.remove();
}
