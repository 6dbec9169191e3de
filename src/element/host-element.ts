import type { Host, HostActions, ViewState } from '../ui/host/host';

/** What the elements around views can do, besides `focus()`. */
export interface ViewMethods {
  /** Loads the list again. Resolves to whether that has succeeded; never rejects. */
  refresh(): Promise<boolean>;
  /** Empties the form. */
  reset(): void;
}

/** The methods of an element around a view; `focus()` moves the focus to the first control. */
export type HostMethods = ViewMethods & Pick<HTMLElement, 'focus'>;

/** The view's host, with what makes an element one. */
export interface ElementHost {
  host: Host;
  methods: HostMethods;
  /** The view has been rendered, or has been removed. */
  setMounted(isMounted: boolean): void;
}

/** What may take the focus; the browser refuses those that are disabled, inert or hidden. */
const CONTROLS = 'a[href],button,input:not([tabindex="-1"]),select,textarea,[tabindex="0"]';

/**
 * Makes the host of a view that is in an element's shadow root.
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
