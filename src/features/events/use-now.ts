import { useSyncExternalStore } from 'react';
import { snapshotNow } from '../../api/snapshot';
import { isOver } from '../../model/events/coming-events';
import { isOpenForRegistration, type SocietyEvent } from '../../model/events/event';
import { useToday } from '../../ui/lists/use-list';

const MINUTE_MS = 60_000;

/** Returns the time, to the minute; undefined while hydrating HTML for which the server had none. */
export function useNow(): Date | undefined {
  const minute = useClock((now) => now && Math.floor(now / MINUTE_MS));
  return minute === undefined ? undefined : new Date(minute * MINUTE_MS);
}

/** Returns whether an event of today has ended. Past events are in their own section, so they need no mark. */
export function useIsOver(event: SocietyEvent): boolean {
  const isToday = event.date === useToday();
  return useClock((now) => isToday && now !== undefined && isOver(event, new Date(now)));
}

/** Returns whether visitors can still join an event. */
export function useIsOpen(event: SocietyEvent): boolean {
  const isOver = useIsOver(event);
  return isOpenForRegistration(event, useToday()) && !isOver;
}

/**
 * Returns what follows from the time, and renders again when that changes. While hydrating, the time is the one for which
 * the server rendered the HTML.
 * @param read receives the time in ms since 1970. Returns a primitive value.
 */
function useClock<Value>(read: (now?: number) => Value): Value {
  return useSyncExternalStore(
    everyMinute,
    () => read(Date.now()),
    () => read(snapshotNow()),
  );
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}
