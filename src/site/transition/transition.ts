import { signal } from '@preact/signals-react';

/** From the start of a transition to the switch of the page: the panels then cover it (spec, section 9). */
export const SWITCH_MS = 200;

/** From the start to the end, when the panels have cleared the page (spec, section 9). */
export const CLEAR_MS = 1500;

/** Where the overlay stands. */
export type Phase = 'idle' | 'entering' | 'exiting';

/** The phase that the overlay shows. */
export const phase = signal<Phase>('idle');

let waiting: (() => void) | undefined;
let timers: ReturnType<typeof setTimeout>[] = [];

/**
 * Covers the page, navigates under the cover, and clears it. The panels never take a click, so no
 * choice is ever blocked.
 */
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

/** Ends the transition; a navigation that still waits is made now, so that none is lost. */
export function settle(): void {
  const earlier = waiting;
  stop();
  earlier?.();
}

/** Ends the transition where it stands. What waited is given up: the reader has gone elsewhere. */
export function stop(): void {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  waiting = undefined;
  phase.value = 'idle';
}
