import { useSyncExternalStore } from 'react';
import { snapshotNow } from '../../api/snapshot';
import { type IsOver, isOverAt } from '../../model/events/coming-events';
import { isOpenForRegistration, type SocietyEvent } from '../../model/events/event';
import { useToday } from '../../ui/lists/use-today';

const MINUTE_MS = 60_000;

/**
 * Returns a test for the events that have ended, and renders again when another one has. While hydrating, the time is
 * the one for which the server rendered the HTML.
 * @param events those it may be asked about. Only today's can have ended: past ones are in their own section.
 */
export function useIsOver(events: readonly SocietyEvent[] = []): IsOver {
  const today = useToday();
  const ofToday = events.filter(({ date }) => date === today);
  const endedAt = (now?: number) =>
    ofToday
      .filter((event) => now && isOverAt(event, now))
      .map(keyOf)
      .join();
  const ended = useSyncExternalStore(
    everyMinute,
    () => endedAt(Date.now()),
    () => endedAt(snapshotNow()),
  );
  return (event) => ended.split(',').includes(keyOf(event));
}

/** Returns whether visitors can still join an event. */
export function useIsOpen(event: SocietyEvent): boolean {
  const isOver = useIsOver([event]);
  return isOpenForRegistration(event, useToday()) && !isOver(event);
}

/** Returns what tells events of a day apart, without commas. */
function keyOf({ id, time = '' }: SocietyEvent): string {
  return encodeURIComponent(id + time);
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}
