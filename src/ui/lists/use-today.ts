import { useSyncExternalStore } from 'react';
import { snapshotDay } from '../../api/snapshot';
import { type Day, localDay, msToMidnight } from '../../model/time/day';

/**
 * Returns the visitor's calendar day, updated at midnight or when a tab that slept through it wakes up. While
 * hydrating, returns the day for which the server rendered the HTML.
 */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, visitorsDay, () => snapshotDay() ?? visitorsDay());
}

const visitorsDay = () => localDay(new Date());

/** Listeners of the views that depend on the day; one timer serves them all. */
const dayListeners = new Set<() => void>();
let midnight: ReturnType<typeof setTimeout> | undefined;

function subscribe(onChange: () => void) {
  if (dayListeners.size === 0) {
    document.addEventListener('visibilitychange', update);
    startTimer();
  }
  dayListeners.add(onChange);
  return () => {
    dayListeners.delete(onChange);
    if (dayListeners.size > 0) return;
    document.removeEventListener('visibilitychange', update);
    clearTimeout(midnight);
  };
}

function update() {
  for (const onChange of dayListeners) onChange();
  startTimer();
}

/** Starts the timer for midnight, unless the tab is hidden. */
function startTimer() {
  clearTimeout(midnight);
  if (!document.hidden) midnight = setTimeout(update, msToMidnight(new Date()));
}
