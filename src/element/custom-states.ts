import type { ViewState } from '../ui/host/host';

/** Returns a function that sets the state for which `:state()` finds the element; where that is not known, it does nothing. */
export function customStates(element: HTMLElement): (state: ViewState) => void {
  // Missing before Safari 16.4; its states before Firefox 126 and Safari 17.4.
  const states = element.attachInternals?.().states;
  return (state) => {
    try {
      states?.clear();
      states?.add(state);
    } catch {} // Chrome before version 125 takes only names that begin with `--`
  };
}
