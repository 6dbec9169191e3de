import type { Host, HostActions, ViewState } from '../ui/host/host';
import { adoptStyles } from '../ui/style/style';

/** Methods of the element that hosts a view, besides `focus()`. */
export interface ViewMethods {
  /** Loads the list again. Resolves to whether that succeeded; never rejects. */
  refresh(): Promise<boolean>;
  /** Clears the form. */
  reset(): void;
}

/** The methods of an element around a view; `focus()` moves focus to the first control. */
export type HostMethods = ViewMethods & Pick<HTMLElement, 'focus'>;

/** A view's host, with the methods that its element exposes. */
interface ElementHost {
  host: Host;
  methods: HostMethods;
  /** Call this when the view has been rendered or removed. */
  setMounted(isMounted: boolean): void;
}

/** Controls that may be focusable; `focus()` skips disabled, inert and hidden ones. */
const CONTROLS = 'a[href],button,input:not([tabindex="-1"]),select,textarea,[tabindex="0"]';

/**
 * Creates the host for a view in an element's shadow root.
 * @param onState called with each new state.
 */
export function elementHost(element: HTMLElement, onState: (state?: ViewState) => void = () => {}): ElementHost {
  const actions: HostActions = {};
  let waiting: (() => void)[] | undefined = [];
  const whenMounted = (run: () => void) => (waiting ? void waiting.push(run) : run());
  const host: Host = Object.assign(actions, { onState });
  return {
    host,
    methods: {
      focus(options) {
        const root = element.shadowRoot;
        for (const control of root?.querySelectorAll<HTMLElement>(CONTROLS) ?? []) {
          control.focus(options);
          if (root?.activeElement === control) return;
        }
        HTMLElement.prototype.focus.call(element, options);
      },
      refresh: () => new Promise((resolve) => whenMounted(() => resolve(host.refresh?.() ?? false))),
      reset: () => whenMounted(() => (host.reset ? host.reset() : element.shadowRoot?.querySelector('form')?.reset())),
    },
    setMounted(isMounted) {
      const runs = waiting;
      waiting = isMounted ? undefined : (waiting ?? []);
      if (isMounted) for (const run of runs ?? []) run();
    },
  };
}

/** Returns a function that sets the state that `:state()` matches; without browser support, it does nothing. */
export function customStates(element: HTMLElement): (state: ViewState) => void {
  // `attachInternals` needs Safari 16.4; `states` needs Firefox 126 or Safari 17.4.
  const states = element.attachInternals?.().states;
  return (state) => {
    try {
      states?.clear();
      states?.add(state);
    } catch {} // Chrome before version 125 only accepts names that begin with `--`
  };
}

/** The slot that shows a tag's children until its view has rendered. */
export interface FallbackSlot {
  /** Sets whether the children stay, and hide the view, until `ummes-load` (`.included` in ui/style/tokens.ts). */
  setIncluded(isIncluded: boolean): void;
  onMount(): void;
  /** Call this before the view dispatches an event. If rendering failed, shows the children above the notice. */
  onEvent(type: string, code?: string): void;
}

/**
 * Adds our styles and a slot for the children to a shadow root, unless it already contains a view.
 * @param keepsChildren returns whether the children stay below the view.
 */
export function fallbackSlot(root: ShadowRoot, keepsChildren = () => false): FallbackSlot {
  const slot = document.createElement('slot');
  if (!root.firstChild) {
    adoptStyles(root);
    root.append(slot);
  }
  /** Prototype.js has a `remove()` that throws without a parent. */
  function removeSlot() {
    if (keepsChildren()) root.append(slot);
    else slot.parentNode?.removeChild(slot);
  }
  return {
    setIncluded: (isIncluded) => {
      slot.className = isIncluded ? 'included' : '';
    },
    onMount: () => {
      if (!slot.className) removeSlot();
    },
    onEvent: (type, code) => {
      if (code === 'render') root.prepend(slot);
      if (type === 'ummes-load') removeSlot();
      if (type === 'ummes-error') slot.className = '';
    },
  };
}
