import type { ViewState } from '../ui/host/host';

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
