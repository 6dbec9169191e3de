import type { Host, ViewState } from '../ui/host/host';

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
  const host: Host = { onState };
  let isMounted = false;
  let waiting: (() => void)[] = [];

  function whenMounted(run: () => void): void {
    if (isMounted) run();
    else waiting.push(run);
  }

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
      refresh() {
        return new Promise((resolve) => whenMounted(() => resolve(host.refresh?.() ?? false)));
      },
      reset() {
        whenMounted(() => host.reset?.());
      },
    },
    setMounted(mounted) {
      isMounted = mounted;
      if (!mounted) return;
      const runs = waiting;
      waiting = [];
      for (const run of runs) run();
    },
  };
}
