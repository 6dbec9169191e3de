import {
  createContext,
  forwardRef,
  type HTMLAttributes,
  useContext,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import type { ResourceState } from '../../api/resource';
import { fill, type Translate } from '../../texts/text';

/** The state of a view. */
export type ViewState = 'loading' | 'ready' | 'empty' | 'failed';

/** Actions that the element around a view can call, if the view supports them. */
export interface HostActions {
  /** Loads the list again. Resolves to whether that succeeded. */
  refresh?: () => Promise<boolean>;
  /** Clears the form. */
  reset?: () => unknown;
}

/** The element around a view, as the view sees it. */
export interface Host extends HostActions {
  /** Called with the view's state, or without one when the view starts over. */
  onState(state?: ViewState): void;
}

interface HostContextValue {
  /** Missing on the society's own pages. */
  host?: Host | undefined;
  headingLevel?: HeadingLevel | undefined;
}

/** For a separate view, such as a dialog: the host's settings for the view around it don't apply. */
export const NO_HOST: HostContextValue = {};

export const HostContext = createContext(NO_HOST);

/** Returns false if the host has turned headings off. */
export function useHasHeadings(): boolean {
  return useContext(HostContext).headingLevel !== 'none';
}

/** Reports the view's state and actions to the host while the calling component is mounted. */
export function useHost(state: ViewState | undefined, actions: HostActions = {}): void {
  const { host } = useContext(HostContext);
  // A layout effect, so that the state is set before the view dispatches its events.
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
 * Like `useHost`, for a list.
 * @param count how many items are shown.
 */
export function useHostList(
  { kind, reload }: { kind: ResourceState<unknown>['kind']; reload: () => Promise<boolean> },
  count: number,
): void {
  const loaded = kind === 'ready' ? (count > 0 ? 'ready' : 'empty') : 'failed';
  useHost(kind === 'loading' ? kind : loaded, { refresh: reload });
}

/** The level of a tag's top headings; `none` for no headings at all. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6 | 'none' | `${1 | 2 | 3 | 4 | 5 | 6}`;

/**
 * Returns the HTML element for a heading.
 * @param first the level of the top headings, if the host has chosen one.
 * @param own the heading's level otherwise.
 * @param below how many levels it is below the top headings.
 */
function headingElement(first: HeadingLevel | undefined, own: number, below = 0): string {
  if (first === 'none') return 'p';
  const level = Number(first) >= 1 ? Math.trunc(Number(first)) + below : own;
  return `h${Math.min(6, level)}`;
}

/** The translations for a view. Default: English, as on the society's own site. */
export const TextsContext = createContext<Translate>(fill);

/** Returns the function that translates a view's text. */
export const useTexts = () => useContext(TextsContext);

const subscribe = () => () => {};

/** False on the server and while hydrating its HTML, otherwise true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its level, unless the host has chosen one. Its appearance always depends on this level (tokens.ts). */
  level: 1 | 2 | 3 | 4;
  /** How many levels it is below the view's top headings. Default: 0. */
  below?: number;
}

/**
 * A heading whose level the host can choose; a paragraph if the host has turned headings off. React 18 passes a `ref` to
 * components only through `forwardRef`.
 */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading({ level, below, ...props }, ref) {
  const Element = headingElement(useContext(HostContext).headingLevel, level, below) as 'h2';
  return <Element ref={ref} data-heading={level} {...props} />;
});
