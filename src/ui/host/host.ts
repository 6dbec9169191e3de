import { createContext, useContext, useLayoutEffect } from 'react';
import type { ResourceState } from '../../api/resource';
import type { HeadingLevel } from '../../model/text/heading-level';

/** What a view shows at the moment. */
export type ViewState = 'loading' | 'ready' | 'empty' | 'failed';

/** What the element around a view can do with it, as far as the view supports it. */
export interface HostActions {
  /** Loads the list again. Resolves to whether that has succeeded. */
  refresh?: () => Promise<boolean>;
  /** Empties the form. */
  reset?: () => unknown;
}

/** The element around a view, as the view sees it. */
export interface Host extends HostActions {
  /** Called with the view's state; without one the view starts anew. */
  onState(state?: ViewState): void;
}

interface Surround {
  /** Missing on the society's own pages. */
  host?: Host | undefined;
  headingLevel?: HeadingLevel | undefined;
}

/** A view of its own, as a dialog: what its host says about the view around it does not hold in it. */
export const NO_HOST: Surround = {};

export const HostContext = createContext(NO_HOST);

/** False if the host wants no headings. */
export function useHasHeadings(): boolean {
  return useContext(HostContext).headingLevel !== 'none';
}

/** Gives the host the view's state and what it can do while the calling component is mounted. */
export function useHost(state: ViewState | undefined, actions: HostActions = {}): void {
  const { host } = useContext(HostContext);
  // A layout effect: the state is there when the view's events are dispatched.
  useLayoutEffect(() => {
    if (!host) return;
    if (state) host.onState(state);
    Object.assign(host, actions);
    return () => {
      for (const name of Object.keys(actions) as (keyof HostActions)[]) delete host[name];
    };
  });
}

/**
 * As `useHost`, for a list.
 * @param count the items that are shown.
 */
export function useHostList(
  { kind, reload }: { kind: ResourceState<unknown>['kind']; reload: () => Promise<boolean> },
  count: number,
): void {
  const loaded = kind === 'ready' ? (count > 0 ? 'ready' : 'empty') : 'failed';
  useHost(kind === 'loading' ? kind : loaded, { refresh: reload });
}
