import { useSyncExternalStore } from 'react';
import { snapshotDay } from '../../api/snapshot';
import { type Day, localDay, msToMidnight } from '../../model/time/day';

/**
 * The visitor's calendar day; changes at midnight, and when a tab that slept over it comes back. The first render over
 * a server's HTML has the society's day, for which that was made.
 */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, visitorsDay, () => snapshotDay() ?? visitorsDay());
}

const visitorsDay = () => localDay(new Date());

/** A hidden tab keeps no timer. */
function subscribe(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    onChange();
    timer = setTimeout(update, msToMidnight(new Date()));
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
}
