import { signal } from '@preact/signals-react';

/** From the start of a transition to the switch of the page: the panels then cover it (PRODUCT.md). */
const SWITCH_MS = 200;

/** From the start to the end, when the panels have cleared the page (PRODUCT.md). */
const CLEAR_MS = 1500;

export type Phase = 'idle' | 'entering' | 'exiting';

/** The phase that the overlay shows. */
export const phase = signal<Phase>('idle');

let waiting: (() => void) | undefined;
let timers: ReturnType<typeof setTimeout>[] = [];

/** Covers the page, navigates under the cover, and clears it. The panels let clicks through. */
export function transitTo(navigate: () => void): void {
  settle();
  waiting = navigate;
  phase.value = 'entering';
  timers = [
    setTimeout(() => {
      waiting = undefined;
      phase.value = 'exiting';
      navigate();
    }, SWITCH_MS),
    setTimeout(stop, CLEAR_MS),
  ];
}

/** Ends the transition. A navigation that still waits happens now. */
export function settle(): void {
  const earlier = waiting;
  stop();
  earlier?.();
}

/** Ends the transition and drops a navigation that still waits. */
export function stop(): void {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  waiting = undefined;
  phase.value = 'idle';
}
